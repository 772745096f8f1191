import { expect, it } from 'vitest';
import { isOrganizationCode } from './organization-code.ts';

it.each([
  ['HARBOR', 'HARBOR', true],
  [' harbor ', 'Harbor', true],
  ['HARBO', 'HARBOR', false],
  ['', 'HARBOR', false],
  ['', null, false],
  ['', ' ', false],
  ['null', null, false],
])('«%s» for the code %s: %s [ELI-25]', (typed, code, isRight) => {
  expect(isOrganizationCode(typed, code)).toBe(isRight);
});
