import { expect, it } from 'vitest';
import { mayProgramRead, PROGRAM_SCOPES, withNeededScopes } from './program-scope.ts';

it.each([
  [[], []],
  [['quests'], ['quests']],
  [['signUps'], ['quests', 'signUps']],
  [['names'], ['quests', 'signUps', 'names']],
] as const)('scopes %j need %j [EDG-03: scopes]', (wanted, needed) =>
  expect(withNeededScopes(wanted)).toEqual(needed),
);

it.each(PROGRAM_SCOPES)('%s is read with that scope, of the own charity alone [EDG-03: scopes]', (scope) => {
  const program = { keyId: 'k', providerId: '1', scopes: [scope], expiresAt: 1 };
  expect(PROGRAM_SCOPES.filter((one) => mayProgramRead(program, '1', one))).toEqual([scope]);
  expect(mayProgramRead(program, '3', scope)).toBe(false);
  expect(mayProgramRead(program, null, scope)).toBe(false);
  expect(mayProgramRead(null, '1', scope)).toBe(false);
});
