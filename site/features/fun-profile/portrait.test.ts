import { expect, it } from 'vitest';
import { portraitKindOf } from './portrait.ts';

const DEMO = 'demo';

it.each([
  ['everybody has a portrait, the owner too', 'ada', 'default'],
  ['one volunteer wears a crown', DEMO, 'crowned'],
])('FUN-11 FUN-13 %s', (_title, id, kind) => {
  expect(portraitKindOf(id, DEMO)).toBe(kind);
});
