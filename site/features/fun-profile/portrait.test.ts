import { expect, it } from 'vitest';
import { portraitKindOf } from './portrait.ts';

const DEMO = 'demo';

it.each([
  ['everybody has a portrait, the owner too', 'ada', 'default'],
  ['one volunteer wears a crown', DEMO, 'crowned'],
])('%s [FUN-11, FUN-13]', (_title, id, kind) => {
  expect(portraitKindOf(id, DEMO)).toBe(kind);
});
