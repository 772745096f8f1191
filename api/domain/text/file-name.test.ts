import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['Harbor Table Kitchen May 2026', 'Harbor Table Kitchen May 2026.csv'],
  ["St. Peter's / Soup: 7?", "St. Peter's - Soup- 7-.csv"],
  ['a\u0000b', 'a-b.csv'],
])('a file may be called %j everywhere [REC-27]', (name, safe) => {
  expect(fileName(name, 'csv')).toBe(safe);
});
