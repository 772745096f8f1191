/** Whether kept marks are on their way, or wait because the server was out of reach. */
export type SenderState = 'idle' | 'sending' | 'away';

let state: SenderState = 'idle';
const listeners = new Set<() => void>();

export function senderState(): SenderState {
  return state;
}

export function setSenderState(next: SenderState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export function onSenderState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
