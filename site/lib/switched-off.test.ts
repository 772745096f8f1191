import { expect, it } from 'vitest';
import { isSwitchedOff } from './switched-off.ts';

it.each([
  ['/contest', true],
  ['/contest/', true],
  ['/guilds/some-id', true],
  ['/contests', false],
  ['/Contest', false],
  ['/', false],
  ['/subscribe', false],
])('with two routes switched off by configuration %s is off: %s [OPEN-STA-03]', (path, isOff) => {
  const config = { switchedOffPaths: ['/contest', '/guilds/'] };
  expect(isSwitchedOff(path, config)).toBe(isOff);
});
