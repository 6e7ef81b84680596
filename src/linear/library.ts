/**
 * Functions that a program of the strict profile may call without declaring them: the run-time library of the language
 * for which [IR Design] was made. They become `extern` functions of the module when first named.
 */
import type { Signature } from './nodes.ts';

export const libraryFunctions: Readonly<Record<string, Signature>> = {
  getint: { params: [], results: ['i32'] },
  getch: { params: [], results: ['i32'] },
  getfloat: { params: [], results: ['f32'] },
  getarray: { params: ['i32*'], results: ['i32'] },
  getfarray: { params: ['f32*'], results: ['i32'] },
  putint: { params: ['i32'], results: [] },
  putch: { params: ['i32'], results: [] },
  putfloat: { params: ['f32'], results: [] },
  putarray: { params: ['i32', 'i32*'], results: [] },
  putfarray: { params: ['i32', 'f32*'], results: [] },
  _sysy_starttime: { params: ['i32'], results: [] },
  _sysy_stoptime: { params: ['i32'], results: [] },
};
