import { useMediaQuery } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { CLOSED_MENU_WIDTH, MENU_WIDTH, OPEN_MENU_FROM } from './menu-width.ts';

/** Pixels that a table of a list, or the seven days of a week, take without breaking words. */
const TABLE_WIDTH = 800;
const PAGE_PADDING = 48;

/** Whether the page beside the menu is too narrow for a table: then lists are rows, and the month is a list of days. */
export function useIsNarrowPage(): boolean {
  const [isMenuOpen] = useSidebarState();
  return useMediaQuery(narrowQuery(isMenuOpen), { noSsr: true });
}

/** The same before anything is drawn, for what is loaded ahead. */
export function isNarrowNow(): boolean {
  return window.matchMedia(narrowQuery(window.innerWidth >= OPEN_MENU_FROM)).matches;
}

function narrowQuery(isMenuOpen: boolean): string {
  const beside = isMenuOpen ? MENU_WIDTH : CLOSED_MENU_WIDTH;
  return `(max-width: ${TABLE_WIDTH + PAGE_PADDING + beside - 0.05}px)`;
}
