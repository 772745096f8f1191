/** Pixels of the menu beside the page, and of its icons alone. */
export const MENU_WIDTH = 216;
export const CLOSED_MENU_WIDTH = 56;

/** Window width in pixels from which the menu starts open; narrower windows show icons. */
export const OPEN_MENU_FROM = 1200;
