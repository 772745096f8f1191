import type { Removal } from '../../scripts/prove/removal.ts';

/** What follows from the rows of a table of fields, on screens and behind them. */
export const QUEST_FIELD_ROWS: readonly Removal[] = [
  {
    ids: ['DSC-18'],
    what: 'the first fifteen minutes on the pages of a quest',
    find: 'fact: { site: onPage.firstMinutes, isInConsole: true },',
  },
  {
    ids: ['DSC-18'],
    what: 'the lines of a text among the facts, on the site',
    find: '.long { grid-column: 1 / -1; max-width: 70ch; white-space: pre-line; }',
    put: '.long { grid-column: 1 / -1; max-width: 70ch; }',
  },
  {
    ids: ['DSC-18'],
    what: 'the input for a text over several lines',
    find: "const isPassage = input.kind === 'passage';",
    put: 'const isPassage = false;',
  },
  {
    ids: ['DSC-18'],
    what: 'what to say about the first fifteen minutes',
    find: 'return help ? `${help} ${count}` : count;',
    put: 'return count;',
  },
  {
    ids: ['API-15'],
    what: 'the names of the fields that two editors contend about',
    find: 'label={labelOf(field)}',
    put: 'label="A field"',
  },
  {
    ids: ['EDQ-02', 'EDQ-09', 'EDQ-11'],
    what: 'that a name which is too long is cut off with a word about it',
    find: 'setCut(limited.message && said(limited.message));',
  },
  {
    ids: ['DSC-18'],
    what: 'that the empty lines of a text are kept few',
    find: ".replace(/\\n{3,}/g, '\\n\\n')",
  },
  {
    ids: ['API-48'],
    what: 'that reservations begin with the publishing',
    find: 'if (questIds.length === 0) return; const wishes',
    put: 'if (questIds.length < 400) return; const wishes',
  },
];
