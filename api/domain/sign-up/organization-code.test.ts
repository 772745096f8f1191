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
])('ELI-25 «%s» for the code %s: %s', (typed, code, isRight) => {
  expect(isOrganizationCode(typed, code)).toBe(isRight);
});
