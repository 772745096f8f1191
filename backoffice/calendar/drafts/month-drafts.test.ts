import { describe, expect, it } from 'vitest';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { draftsOf, questionText, refusedDrafts } from './month-drafts.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const quest = (id: string, start: string, publishingStatus = 'Draft') =>
  ({
    id,
    eventTitle: `Quest ${id}`,
    eventType: 'OSV',
    publishingStatus,
    startedAt: Date.parse(start),
  }) as CalendarQuest;

const QUESTS = [
  quest('begun', '2026-11-02T15:00:00Z'),
  quest('shown', '2026-11-21T15:00:00Z', 'Published'),
  quest('ready', '2026-11-21T15:00:00Z'),
  quest('night', '2026-12-01T04:00:00Z'),
  quest('next', '2026-12-01T05:00:00Z'),
];

describe('the drafts of a month [API-48]', () => {
  it('are those of its days in New York, with what has begun apart', () => {
    const { ready, begun } = draftsOf(QUESTS, '2026-11', NOW);
    expect(ready.map(({ id }) => id)).toEqual(['ready', 'night']);
    expect(begun.map(({ id }) => id)).toEqual(['begun']);
  });

  it('before it is said what will not be published', () => {
    const drafts = draftsOf(QUESTS, '2026-11', NOW);
    expect(questionText(drafts)).toBe('Volunteers can sign up. Already started, not published: 1.');
    expect(questionText({ ...drafts, begun: [] })).toBe('Volunteers can sign up.');
  });

  it('afterwards each that was refused is named with why', () => {
    const drafts = draftsOf(QUESTS, '2026-11', NOW);
    const refused = [
      { id: 'night', code: null, message: null, undoToken: 't' },
      { id: 'begun', code: 'QUEST_STARTED', message: '', undoToken: null },
      { id: 'ready', code: 'BAD_USER_INPUT', message: 'That’s not a draft.', undoToken: null },
      { id: 'gone', code: 'OTHER', message: 'For another reason.', undoToken: null },
    ];
    expect(refusedDrafts(drafts, refused)).toEqual([
      {
        id: 'begun',
        title: 'Quest begun',
        when: 'Monday, November 2, 2026, 10:00 am',
        reason: 'Already started.',
      },
      {
        id: 'ready',
        title: 'Quest ready',
        when: 'Saturday, November 21, 2026, 10:00 am',
        reason: 'It’s not a draft anymore.',
      },
      { id: 'gone', title: 'A draft', when: null, reason: 'For another reason.' },
    ]);
  });
});
