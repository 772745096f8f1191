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
    find: 'await queueAll(tx, context, mailings);\n  return isNew.size;',
    put: 'for (const one of mailings) await queueAll(tx, context, [one]);\n  return isNew.size;',
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
