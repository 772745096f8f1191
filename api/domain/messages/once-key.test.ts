import { describe, expect, it } from 'vitest';
import { onceKey, TOLD_ONCE } from './once-key.ts';

describe('what is told once', () => {
  it('has a key of its kind and facts', () => {
    const key = onceKey('reminder', { startedAt: 5, offset: '3h', contractId: 'c' });
    expect(key).toBe('reminder:c:3h:5');
  });

  it.each(['reminder', 'under-minimum', 'attendance-unmarked'] as const)(
    'tells again when the time of its quest has changed: %s [REM-03]',
    (kind) => {
      const names: readonly string[] = TOLD_ONCE[kind];
      expect(names.some((name) => name === 'startedAt' || name === 'endedAt')).toBe(true);
    },
  );
});
