import { expect, it } from 'vitest';
import { scriptsOf } from './vite-opened-with.ts';

const chunk = (sources: readonly string[], imports: readonly string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  isEntry,
  imports,
  moduleIds: sources.map((source) => `/home/chariteers/backoffice/${source}`),
});
const CHUNKS = {
  'index.js': chunk(['main.tsx'], [], true),
  'CalendarPage.js': chunk(['calendar/CalendarPage.tsx'], ['index.js', 'stamps.js']),
  'stamps.js': chunk(['stamps/StampTray.tsx'], ['dates.js']),
  'dates.js': chunk(['records/quest-when.ts'], ['stamps.js']),
};

it('what an address opens with comes with all that it imports, but for the first script', () => {
  expect(scriptsOf(CHUNKS, ['calendar/CalendarPage.tsx'])).toEqual([
    'CalendarPage.js',
    'stamps.js',
    'dates.js',
  ]);
});

it('a page that has moved is no page that nothing is loaded for', () => {
  expect(() => scriptsOf(CHUNKS, ['calendar/Month.tsx'])).toThrow('No chunk holds calendar/Month.tsx');
});
