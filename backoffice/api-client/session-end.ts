/** Whether the session ended while the console was open: then a dialog asks for the password, over the page as it is. */
let isOver = false;
let isSomebodyHere = false;
/** How often someone has logged in again, or would rather not. */
let settledCount = 0;
const changes = listeners();

/** Whether someone is logged in at this page; who leaves by themselves is not told. */
export function noteWhoIsHere(isHere: boolean): void {
  isSomebodyHere = isHere;
  if (!isHere) tell(false);
}

/**
 * For each question to the server: takes from its answer for whom it was. Where the server no longer knows who is at
 * this page, that is told; but not by an answer that was under way when someone settled it, which would open the dialog
 * again under their hands.
 */
export function hearForWhom(): (headers: Pick<Headers, 'get'>) => void {
  const settledBefore = settledCount;
  return (headers) => {
    const viewer = headers.get('x-viewer');
    // Another account is logged in: nothing of this page is for them.
    if (viewer === 'other') window.location.reload();
    const isForNobody = viewer === 'none';
    if (isForNobody && isSomebodyHere && settledBefore === settledCount) tell(true);
  };
}

/** Someone has logged in again, or would rather not for now. */
export function settleSessionEnd(): void {
  settledCount += 1;
  tell(false);
}

/** For useSyncExternalStore. */
export function isSessionOver(): boolean {
  return isOver;
}

/** For useSyncExternalStore. */
export const onSessionEnd = changes.subscribe;

function tell(now: boolean): void {
  if (isOver === now) return;
  isOver = now;
  changes.tell();
}

/** Creates a set of listeners for changes outside of React; `subscribe` fits useSyncExternalStore. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
