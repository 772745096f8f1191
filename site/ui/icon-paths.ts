import { ISLAND_ICON_PATHS } from './island-icon-paths.ts';
import { ALERT_PATH } from './notices/alert-path.ts';

/** Line icons on a square of 24 units, drawn with a stroke of 2 and round ends. */
export const ICON_PATHS = {
  ...ISLAND_ICON_PATHS,
  alert: ALERT_PATH,
  age: 'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M6.5 16c.3-1.5 1.3-2 2.5-2s2.2.5 2.5 2M14.5 10H17M14.5 14H17',
  bag: 'M6 8h12l1 12H5zM9 8V6.5a3 3 0 0 1 6 0V8',
  broadcast: 'M4 10v4h3l8 4.5v-13L7 10zM18.5 9.5a4 4 0 0 1 0 5M8 14.5V19h2.5',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  clipboard:
    'M8 5H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2M9 3.5h6V7H9zM9 14l2 2 4-4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  edit: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  heart: 'M12 20C6 15.5 4 12.5 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5c0 3-2 6-8 10.5z',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.01',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
  'log-out': 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.5C3 16.5 5.5 14 9 14s6 2.5 6 5.5M16 5.2a3 3 0 0 1 0 5.6M17.5 14.3c2.2.7 3.5 2.7 3.5 5.2',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.6-3.7 3.5-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  phone:
    'M6.5 4h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2C11 19.5 4.5 13 4.5 6a2 2 0 0 1 2-2z',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7',
} as const;

export type IconName = keyof typeof ICON_PATHS | 'lock' | 'warning';
