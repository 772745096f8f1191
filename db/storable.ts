import type { InStatement } from '@libsql/client';

/**
 * A server refuses half a character (a lone surrogate) together with all that stands in the same transaction; the
 * embedded store keeps a mark in its place, so that is what is sent.
 */
export function storable(statement: InStatement): InStatement {
  if (typeof statement === 'string' || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  return { ...statement, args };
}
