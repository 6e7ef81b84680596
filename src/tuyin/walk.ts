/**
 * Everything in expressions and statements, in the order of the text. The height of trees is bounded (see nodes.ts), so the
 * walks recurse. They make no objects: every rule that looks for something walks a module once.
 */
import { unreachable } from '../base/errors.ts';
import type { Arm, Body, Expr, ExprOf, Stmt } from './nodes.ts';

export interface Visitor {
  expr?(expr: Expr): void;
  stmt?(stmt: Stmt): void;
  arm?(arm: Arm): void;
}

/** Calls the visitor for an expression and everything below it, bodies of arms included; parents first. */
export function walkExpr(expr: Expr, visitor: Visitor): void {
  visitor.expr?.(expr);
  switch (expr.kind) {
    case 'int':
    case 'char':
    case 'decimal':
    case 'hexfloat':
    case 'string':
    case 'word':
    case 'name':
    case 'capture':
    case 'stream':
    case 'measure':
    case 'elided':
      return;
    case 'blockaddress':
      return walkExpr(expr.func, visitor);
    case 'io':
      walkExpr(expr.target, visitor);
      return walkExprs(expr.args, visitor);
    case 'member':
      return walkExpr(expr.target, visitor);
    case 'index':
      walkExpr(expr.target, visitor);
      return walkExpr(expr.index, visitor);
    case 'call':
      walkExpr(expr.callee, visitor);
      return walkExprs(expr.args, visitor);
    case 'unary':
    case 'typed':
    case 'cast':
      return walkExpr(expr.operand, visitor);
    case 'binary':
      walkExpr(expr.left, visitor);
      return walkExpr(expr.right, visitor);
    case 'cond':
      walkExpr(expr.test, visitor);
      walkExpr(expr.yes, visitor);
      return walkExpr(expr.no, visitor);
    case 'send':
      walkExpr(expr.target, visitor);
      walkExpr(expr.value, visitor);
      if (expr.next !== undefined) walkExpr(expr.next, visitor);
      return;
    case 'alloc':
      return walkExpr(expr.size, visitor);
    case 'array':
    case 'struct':
      return walkExprs(expr.elements, visitor);
    case 'element':
      return walkExprs(expr.operands, visitor);
    case 'match':
      return walkMatch(expr, visitor);
    default:
      return unreachable(expr);
  }
}

function walkExprs(exprs: readonly Expr[], visitor: Visitor): void {
  for (const expr of exprs) walkExpr(expr, visitor);
}

function walkMatch({ scrutinee, arms }: ExprOf<'match'>, visitor: Visitor): void {
  walkExpr(scrutinee, visitor);
  for (const arm of arms) {
    visitor.arm?.(arm);
    for (const { value, to } of arm.patterns) {
      walkExpr(value, visitor);
      if (to !== undefined) walkExpr(to, visitor);
    }
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
