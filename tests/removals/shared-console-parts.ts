import type { Removal } from '../../scripts/prove/removal.ts';

/** What many pages of the console do in one place: changes, names of volunteers, pages of records. */
export const SHARED_CONSOLE_PARTS: readonly Removal[] = [
  {
    ids: ['CAL-18'],
    what: 'the way back, where a change has one',
    find: 'undoToken: undoTokenIn(result)',
    put: 'undoToken: null',
  },
  {
    ids: ['SAF-15'],
    what: 'that a page asks again after a change that is done',
    find: 'onEnd?.(true); refresh();',
    put: 'onEnd?.(true);',
  },
  {
    ids: ['SAF-15'],
    what: 'that a page asks again after a change that was refused',
    find: 'if (asksAnyway) refresh();',
  },
  {
    ids: ['VOL-07', 'QD-22'],
    what: 'that a name opens the preview of a volunteer',
    find: 'if (volunteer && onPreview) {',
    put: 'if (volunteer && onPreview && volunteer.id === null) {',
  },
  {
    ids: ['QD-22'],
    what: 'that a volunteer without a public profile has no link to one',
    find: 'if (!volunteer || volunteer.hasProfile === false) {',
    put: 'if (!volunteer) {',
  },
];
