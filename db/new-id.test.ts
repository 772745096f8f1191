import { describe, expect, it } from 'vitest';
import { constraintOf } from './constraint-error.ts';
import { newId } from './new-id.ts';

describe('ids', () => {
  it('a new id is a UUIDv7 that carries its instant and sorts by it [DEC-21]', () => {
    const now = Date.UTC(2026, 2, 7, 14, 5);
    const id = newId(now);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
    expect(newId(now + 1) > id).toBe(true);
    expect(newId(now)).not.toBe(id);
  });
});

describe('constraint errors', () => {
  it('are read from the innermost error, not from the values that drizzle repeats', () => {
    const inner = new Error('UNIQUE constraint failed: account.emailKey');
    const outer = new Error('Failed query … params: CHECK constraint failed: mine', { cause: inner });
    expect(constraintOf(outer)).toEqual({ kind: 'unique', name: 'account.emailKey' });
  });

  it('are null for anything else', () => {
    expect(constraintOf(new Error('PRIMARY KEY must be unique'))).toBeNull();
    expect(constraintOf('UNIQUE constraint failed: quest.id')).toBeNull();
  });
});
