import { useSyncExternalStore } from 'react';
import { listeners } from '../../api-client/session-end.ts';

/**
 * The day at which the keyboard is in the grid. A store and not a state, so that of hundreds of bubbles only those
 * of the day that is left and of the day that is reached are drawn anew.
 */
export type FocusedDay = {
  get: () => string;
  /** Moves to a day, and the focus if asked: now, or once the day's month is drawn. */
  moveTo: (day: string, options?: { takesFocus: boolean }) => void;
  /** Whether the focus waits for this day to be drawn; asked once. */
  takesFocus: (day: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

export function createFocusedDay(first: string): FocusedDay {
  const moves = listeners();
  let current = first;
  let awaited: string | null = null;
  return {
    get: () => current,
    moveTo(day, { takesFocus } = { takesFocus: false }) {
      current = day;
      awaited = takesFocus ? day : null;
      moves.tell();
    },
    takesFocus(day) {
      if (awaited !== day) return false;
      awaited = null;
      return true;
    },
    subscribe: moves.subscribe,
  };
}

/** Whether the keyboard is at a day. */
export function useIsFocusedDay(store: FocusedDay, day: string): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get() === day);
}
