/** The cache of these notes. */
export const LINE = 'line-1';
/** Addresses within our own cache, which no one can open. */
const SINCE = '/since';
const OWED = '/log-out-owed';

/** What outlives the worker about its connection: since when it is missed, and whether a log-out waits for it. Nothing private. */
export function createLine(caches: CacheStorage, now: () => number) {
  // Not read yet: null.
  let isMissed: boolean | null = null;

  return {
    /** The network has answered. */
    async isBack(): Promise<void> {
      if (isMissed === false) return;
      isMissed = false;
      await (await caches.open(LINE)).delete(SINCE);
    },
    /** The network has not answered; since when not, epoch ms. */
    async missedSince(): Promise<number> {
      const notes = await caches.open(LINE);
      isMissed = true;
      const known = Number(await (await notes.match(SINCE))?.text());
      if (known > 0) return known;
      await notes.put(SINCE, new Response(String(now())));
      return now();
    },
    isLogOutOwed: async (): Promise<boolean> => (await (await caches.open(LINE)).match(OWED)) !== undefined,
    async oweLogOut(): Promise<void> {
      await (await caches.open(LINE)).put(OWED, new Response('yes'));
    },
    async logOutIsDone(): Promise<void> {
      await (await caches.open(LINE)).delete(OWED);
    },
  };
}

export type Line = ReturnType<typeof createLine>;
