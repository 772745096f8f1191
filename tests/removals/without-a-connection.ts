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
];
