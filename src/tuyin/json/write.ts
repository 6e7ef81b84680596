/** A module of Tuyin as JSON, in the forms of forms.ts. */
import { writeJson } from '../../base/json/json-writer.ts';
import { Places } from '../../base/json/places.ts';
import type { Module } from '../module.ts';
import { moduleForm } from './forms.ts';

export interface JsonOptions {
  /** Leaves out comments and places. */
  readonly strip?: boolean;
}

/** The JSON text of a module, in pieces. */
export function tuyinToJson(module: Module, { strip = false }: JsonOptions = {}): Generator<string, void> {
  const places = new Places(!strip);
  const members = moduleForm.writeMembers(module, { places, strip });
  return writeJson({ samara: 'tuyin', version: 1, ...members, sources: places.sources });
}
