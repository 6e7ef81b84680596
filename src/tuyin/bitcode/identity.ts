/** Identities of modules: UUIDs (version 8) out of the hash of a module's name and what it means, its text without comments. */
import { sha256 } from '../../base/sha256.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import type { Module } from '../module.ts';
import { printTuyin } from '../printer.ts';

/** The identity of a module. */
export function guidOf(module: Module): Uint8Array {
  const name = module.source.name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const guid = sha256(encodeUtf8(`${name}\n${printTuyin(module, { comments: false })}`)).slice(0, 16);
  guid[6] = (guid[6] & 0x0f) | 0x80;
  guid[8] = (guid[8] & 0x3f) | 0x80;
  return guid;
}

/** `8-4-4-4-12` hexadecimal digits. */
export function guidText(guid: Uint8Array): string {
  const digits = Array.from(guid, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
