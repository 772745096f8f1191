/** Pixels of the menu beside the page, and of its icons alone. */
export const MENU_WIDTH = 216;
export const CLOSED_MENU_WIDTH = 56;

/** From this width of the window on the menu begins open; on a narrower one it shows its icons. */
export const OPEN_MENU_FROM = 1200;
