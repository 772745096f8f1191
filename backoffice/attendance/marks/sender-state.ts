import { listeners } from '../../api-client/session-end.ts';

/** Whether kept marks are on their way, or wait because the server was out of reach. */
export type SenderState = 'idle' | 'sending' | 'away';

let state: SenderState = 'idle';
const changes = listeners();

export function senderState(): SenderState {
  return state;
}

export function setSenderState(next: SenderState): void {
  if (next === state) return;
  state = next;
  changes.tell();
}

/** For useSyncExternalStore. */
export const onSenderState = changes.subscribe;
