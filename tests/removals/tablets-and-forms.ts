import type { Removal } from '../../scripts/prove/removal.ts';

/** The month on a tablet, and forms that are done before their page is made. */
export const TABLETS_AND_FORMS: readonly Removal[] = [
  {
    ids: ['CAL-08', 'CAL-10'],
    what: 'the grid of the month on a tablet held upright',
    find: 'const ROOM = { table: 800, month: 664 };',
    put: 'const ROOM = { table: 800, month: 800 };',
  },
  {
    ids: ['CAL-08', 'CAL-10'],
    what: 'the room that the words of a bubble have on a tablet',
    find: '.month-grid .bubble {\n    padding-inline: 2px;\n  }',
  },
  {
    ids: ['CAL-03'],
    what: 'that a menu opened on a tablet gives the room back on the next page',
    find: '[width, pathname, setOpen]',
    put: '[width, setOpen]',
  },
  {
    ids: ['NAV-25'],
    what: 'that a page is told what became of the form that was sent to it',
    find: 'context.locals.sent = { by: action, result };',
  },
  {
    ids: ['NAV-25'],
    what: 'that a page reads the outcome of its own action alone',
    find: 'return sent?.by === action ? (sent.result as Sent) : null;',
    put: 'return (sent?.result as Sent) ?? null;',
  },
];
