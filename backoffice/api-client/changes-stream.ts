import { CHANGES_ADDRESS, queryOfWatched, type Watched } from '#domain/quests/watched-quests.ts';

type Told = {
  /** Quests that were changed; null: the stream was away, so anything may have. */
  onChange: (questIds: readonly string[] | null) => void;
  /** The stream stays away: it is time to ask. */
  onPoll: () => void;
};

/** Time within which a stream opens; a proxy may hold its events back for ever. Milliseconds. */
const READY_MS = 10_000;
/** What a page shows may be older than a stream that took longer to open. Milliseconds. */
const SOON_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const POLL_MS = 30_000;

/**
 * Tells of changes by others while the tab is in sight. A stream that breaks is asked for again after 2, 4, 8, 16 and
 * then each 30 seconds, with a poll each time. Returns what ends it.
 */
export function listenForChanges(watched: Watched, { onChange, onPoll }: Told): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const fail = () => {
    close();
    failures += 1;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), POLL_MS);
    timer = setTimeout(() => {
      if (delay === POLL_MS) onPoll();
      open();
    }, delay);
  };
  const open = () => {
    if (typeof EventSource === 'undefined') return fail();
    const askedAt = Date.now();
    source = new EventSource(`${CHANGES_ADDRESS}?${queryOfWatched(watched)}`);
    timer = setTimeout(fail, READY_MS);
    source.addEventListener('ready', () => {
      clearTimeout(timer);
      if (failures > 0 || Date.now() - askedAt > SOON_MS) onChange(null);
      failures = 0;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) =>
      onChange(JSON.parse(data).questIds),
    );
    // Who may not listen any more asks no further; the page's next question says why.
    source.addEventListener('over', close);
    source.addEventListener('error', fail);
  };
  // A tab that comes back in sight asks again by itself (React Query).
  const look = () => {
    close();
    if (document.visibilityState === 'visible') open();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
