import { useSyncExternalStore } from 'react';
import { keptMore, type MarkKey, onMarksKept } from '../marks/mark-store.ts';

/** Walk-ins and counts of a quest that this device keeps for the login. */
export function useKeptMore(key: MarkKey) {
  return useSyncExternalStore(onMarksKept, () => keptMore(key));
}
