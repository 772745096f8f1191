/** The icons of ICON_PATHS that islands draw, too: what comes to a browser is these alone. */
export const ISLAND_ICON_PATHS = {
  back: 'M15 5l-7 7 7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  forward: 'M9 5l7 7-7 7',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  map: 'M9 4.5L3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7zM9 4.5v13M15 7v13',
  pin: 'M12 21c-4.5-4.7-7-8-7-11a7 7 0 0 1 14 0c0 3-2.5 6.3-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  shield: 'M5 4h14v7.5c0 4.5-3 7.3-7 9-4-1.7-7-4.5-7-9z',
  target:
    'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22',
} as const;
