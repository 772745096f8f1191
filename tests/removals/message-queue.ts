import type { Removal } from '../../scripts/prove/removal.ts';

/** How messages are queued: in few statements, each link its own, copies to whom they belong. */
export const MESSAGE_QUEUE: readonly Removal[] = [
  {
    ids: ['MSG-19'],
    what: 'that a page whose code another one has draws again',
    find: 'left = left.filter((path) => !codes.has(path));',
    put: 'left = [];',
  },
  {
    ids: ['MSG-19'],
    what: 'that a page which is texted again keeps its link for as long again',
    find: `set: { madeAt: sql\`excluded."madeAt"\` },`,
    put: 'set: { path: sql`excluded.path` },',
  },
  {
    ids: ['REM-03'],
    what: 'that people of several quests are reminded in one go',
    find: 'await queueAll(tx, context, mailings, context.known);',
    put: 'for (const one of mailings) await queueAll(tx, context, [one]);',
  },
  {
    ids: ['MSG-10'],
    what: 'that a place is confirmed by the channels that the person chose',
    find: '    write: (locale, reach) => letterTo(locale, reach, null),',
    put: "    channels: ['email'] as const,\n    write: (locale, reach) => letterTo(locale, reach, null),",
  },
  {
    ids: ['MSG-16'],
    what: 'that a place says its day, time and place by push and text',
    find: 't.shortWhenWhere({ when: day, place });\n  return { from, title, words: name',
    put: 'day;\n  return { from, title, words: name',
  },
  {
    ids: ['REM-03'],
    what: 'that a slow machine does fewer at once',
    find: 'size = nextTurn(some.length, tookMs);',
    put: 'size = nextTurn(some.length, 1);',
  },
  {
    ids: ['REM-03'],
    what: 'that a job rests between two turns',
    find: 'if (at < items.length) await rest(Math.min(LONGEST_REST_MS, tookMs));',
  },
  {
    ids: ['MSG-02'],
    what: 'that the words of a reminder are kept once over several turns',
    find: 'new KeptWords(tx, context.now, known)',
    put: 'new KeptWords(tx, context.now)',
  },
  {
    ids: ['SAF-10'],
    what: 'that nothing is copied to a guardian whose address nothing opens',
    find: 'if (recipient === LOST_ADDRESS) return null;',
  },
  {
    ids: ['MSG-01'],
    what: 'that rows queued together have the defaults of their columns',
    find: 'value === undefined ? column.default : value',
    put: 'value',
  },
];
