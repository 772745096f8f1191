import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useSidebarState } from 'react-admin';
import { CLOSED_MENU_WIDTH, MENU_WIDTH, OPEN_MENU_FROM } from './menu-width.ts';

/** Pixels that these take without breaking words: a table of a list, and the seven days of a week. */
const ROOM = { table: 800, month: 664 };
const PAGE_PADDING = 48;

const NOW = { noSsr: true };

/**
 * Whether the page beside the menu is too narrow: then lists are rows, and the month is a list of days. Paper gets what
 * the screen shows: browsers count its sheets before anything is drawn anew, and cut off or leave blank what changes then.
 */
export function useIsNarrowPage(shown: keyof typeof ROOM = 'table'): boolean {
  const [isMenuOpen] = useSidebarState();
  const isNarrow = useMediaQuery(narrowQuery(shown, isMenuOpen), NOW);
  const isPaper = useMediaQuery('not screen', NOW);
  const [onScreen, setOnScreen] = useState(isNarrow);
  if (!isPaper && onScreen !== isNarrow) setOnScreen(isNarrow);
  return isPaper ? onScreen : isNarrow;
}

/** Returns whether the page is narrow before anything is drawn, for preloading. */
export function isNarrowNow(shown: keyof typeof ROOM = 'table'): boolean {
  return window.matchMedia(narrowQuery(shown, window.innerWidth >= OPEN_MENU_FROM)).matches;
}

function narrowQuery(shown: keyof typeof ROOM, isMenuOpen: boolean): string {
  const beside = isMenuOpen ? MENU_WIDTH : CLOSED_MENU_WIDTH;
  return `(max-width: ${ROOM[shown] + PAGE_PADDING + beside - 0.05}px)`;
}
