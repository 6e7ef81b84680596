/**
 * The parts of expressions and statements, in the order of the text. The height of trees is bounded (see nodes.ts), so the
 * walks recurse.
 */
import { unreachable } from '../base/errors.ts';
import type { Arm, Body, Expr, Stmt } from './nodes.ts';

/** The expressions directly below one; of a match, its scrutinee and patterns. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'int':
    case 'decimal':
    case 'hexfloat':
    case 'string':
    case 'word':
    case 'name':
    case 'capture':
    case 'stream':
    case 'measure':
    case 'elided':
      return [];
    case 'blockaddress':
      return [expr.func];
    case 'io':
      return [expr.target, ...expr.args];
    case 'member':
      return [expr.target];
    case 'index':
      return [expr.target, expr.index];
    case 'call':
      return [expr.callee, ...expr.args];
    case 'unary':
    case 'typed':
    case 'cast':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'cond':
      return [expr.test, expr.yes, expr.no];
    case 'send':
      return expr.next === undefined ? [expr.target, expr.value] : [expr.target, expr.value, expr.next];
    case 'alloc':
      return [expr.size];
    case 'array':
    case 'struct':
      return expr.elements;
    case 'element':
      return expr.operands;
    case 'match':
      return [expr.scrutinee, ...expr.arms.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]))];
    default:
      return unreachable(expr);
  }
}

export interface Visitor {
  expr?(expr: Expr): void;
  stmt?(stmt: Stmt): void;
  arm?(arm: Arm): void;
}

/** Calls the visitor for an expression and everything below it, bodies of arms included; parents first. */
export function walkExpr(expr: Expr, visitor: Visitor): void {
  visitor.expr?.(expr);
  if (expr.kind !== 'match') {
    for (const part of partsOf(expr)) walkExpr(part, visitor);
    return;
  }
  walkExpr(expr.scrutinee, visitor);
  for (const arm of expr.arms) {
    visitor.arm?.(arm);
    if (arm.pattern !== undefined) walkExpr(arm.pattern, visitor);
    if (arm.body !== undefined) walkBody(arm.body, visitor);
  }
}

export function walkBody(body: Body, visitor: Visitor): void {
  for (const stmt of body.stmts) walkStmt(stmt, visitor);
}

export function walkStmt(stmt: Stmt, visitor: Visitor): void {
  visitor.stmt?.(stmt);
  walkExpr(stmt.value, visitor);
}
