import { listeners } from './listeners.ts';

/** Whether the session ended while the console was open: then a dialog asks for the password, over the page as it is. */
let isOver = false;
let isSomebodyHere = false;
const changes = listeners();

/** Whether somebody is logged in at this page; who leaves by themselves is not told. */
export function noteWhoIsHere(isHere: boolean): void {
  isSomebodyHere = isHere;
  if (!isHere) tell(false);
}

/** The server no longer knows who is at this page. */
export function noteSessionEnd(): void {
  if (isSomebodyHere) tell(true);
}

/** Somebody has logged in again, or would rather not for now. */
export function settleSessionEnd(): void {
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
