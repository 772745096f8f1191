import { expect, it } from 'vitest';
import { splitQuests } from './split-quests.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const quest = (id: string, startedAt: string | null, endedAt: string | null = null) => ({
  id,
  startedAt,
  endedAt,
});

it('shows a guardian what comes next first, and the past with the latest first [SAF-10]', () => {
  const { ahead, past } = splitQuests(
    [
      quest('far', '2026-12-01T15:00:00Z', '2026-12-01T17:00:00Z'),
      quest('next', '2026-11-17T15:00:00Z', '2026-11-17T17:00:00Z'),
      quest('running', '2026-11-16T14:00:00Z', '2026-11-16T16:00:00Z'),
      quest('over', '2026-11-16T12:00:00Z', '2026-11-16T15:00:00Z'),
      quest('drop-off', '2026-11-15T12:00:00Z'),
      quest('role', null),
    ],
    NOW,
  );
  expect(ahead.map(({ id }) => id)).toEqual(['role', 'running', 'next', 'far']);
  expect(past.map(({ id }) => id)).toEqual(['over', 'drop-off']);
});
