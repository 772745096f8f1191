import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for pages on narrow screens. */
export const WIDTHS: readonly Removal[] = [
  {
    ids: ['CAL-03'],
    what: 'that the menu becomes icons where the calendar needs its room',
    find: "if (width === 'narrow' || (last.current !== null && last.current !== width)) setOpen(width === 'wide');",
  },
  {
    ids: ['CAL-03'],
    what: 'the name of an icon that leaves the console',
    find: '<Tooltip title={isOpen ? \'\' : label} placement="right">',
    put: '<Tooltip title="" placement="right">',
  },
  {
    ids: ['CAL-03'],
    what: 'that the month fills the room when the menu opens or closes',
    find: 'width: 100% !important;',
  },
  {
    ids: ['CAL-08'],
    what: 'the day beside its quests on a tablet',
    find: '.list-day.has-quests { display: grid; grid-template-columns: 15em',
    put: '.list-day.has-quests { grid-template-columns: 15em',
  },
  {
    ids: ['GUI-04'],
    what: 'that the filter box of the guilds leaves its line where it would be cut',
    find: 'flex-wrap: wrap;\n    gap: var(--space-3);\n    max-width: 34rem;',
    put: 'gap: var(--space-3);\n    max-width: 34rem;',
  },
  {
    ids: ['GRP-02'],
    what: 'that tabs go on in another line',
    find: "list: { flexWrap: 'wrap' },",
  },
  {
    ids: ['CAL-26'],
    what: 'that a time fits into a day of the month to print',
    find: 'min-width: 980px;',
    put: 'min-width: 760px;',
  },
];
