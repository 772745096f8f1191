import type { Removal } from '../../scripts/prove/removal.ts';

/** Pages without a connection, and the site on the home screen. */
export const WITHOUT_A_CONNECTION: readonly Removal[] = [
  {
    ids: ['VHM-06'],
    what: 'that home may be kept for when there is no connection',
    find: 'if (data && !toast) mayBeKept(Astro);',
    put: 'void mayBeKept;',
  },
  {
    ids: ['VHM-06'],
    what: 'that the next quests are fetched ahead, from the home',
    find: '<KeepOffline pages={nextPages} />',
    put: '<KeepOffline />',
  },
  {
    ids: ['VHM-06'],
    what: 'that a log-out deletes what is kept, before the server hears of it',
    find: "if (way === 'log-out') event.respondWith(keeper.logOut(request).finally(askForSync));",
    put: 'void askForSync;',
  },
  {
    ids: ['VHM-06'],
    what: 'that a form on a copy is held back',
    find: "document.addEventListener('submit', (event) => this.holdBack(event), { capture: true });",
    put: 'void this.holdBack;',
  },
  {
    ids: ['VHM-06'],
    what: 'that what was asked for before a log-out is nobody’s',
    find: 'const isLate = turn !== known.turn;',
    put: 'const isLate = false;',
  },
  {
    ids: ['VHM-06'],
    what: 'that pages which may not be kept are not',
    find: 'if (answer.status !== 200 || !answer.headers.has(MAY_BE_KEPT_HEADER)) return wait(this.pages.drop(path));',
    put: 'void MAY_BE_KEPT_HEADER;',
  },
  {
    ids: ['VHM-06'],
    what: 'that the worker leaves a way in alone',
    find: "'/join/link',\n '/join/who',\n '/language',",
    put: "'/join/link',\n '/language',",
  },
  {
    ids: ['VHM-06'],
    what: 'that nothing behind a question mark is kept',
    find: "return search === '' && route !== null && KEPT_ROUTES.has(route) ? pathname : null;",
    put: 'return search !== null && route !== null && KEPT_ROUTES.has(route) ? pathname : null;',
  },
  {
    ids: ['VHM-06'],
    what: 'that the pages of another log-in go',
    find: 'if (this.known !== before) await this.pages.forget(this.known.name ?? null);',
    put: 'void before;',
  },
  {
    ids: ['VHM-06'],
    what: 'that a copy is shown for a week',
    find: 'if (!found || !(this.now() - madeAt < LONGEST_KEPT)) return null;',
    put: 'if (!found || LONGEST_KEPT === 0) return null;',
  },
];
