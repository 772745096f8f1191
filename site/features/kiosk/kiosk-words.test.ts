import { expect, it } from 'vitest';
import { type KioskPersonData, personText } from './kiosk-words.ts';

const person = {
  id: 'c-1',
  name: 'rosa',
  state: 'CHECKED_IN',
  canLeave: true,
  isForManager: false,
  triesLeft: 3,
};
const told = (change: Partial<KioskPersonData>, view = { isLeaving: false, isWrong: false }) =>
  personText('en', { ...person, ...change } as KioskPersonData, view);

it('who is here is asked for a birthday only after saying that they leave [CHK-07]', () => {
  expect(told({})).toBe('You’re checked in');
  expect(told({}, { isLeaving: true, isWrong: false })).toBeNull();
  expect(told({ state: 'CHECKED_OUT', canLeave: false })).toContain('Still here? Ask the manager.');
});

it('the third wrong birthday says why only the manager helps [CHK-07]', () => {
  const spent = { state: 'READY', canLeave: false, isForManager: true, triesLeft: 0 } as const;
  expect(told(spent, { isLeaving: false, isWrong: true })).toBe('That was the third try. Ask the manager.');
  expect(told(spent)).toBe('Ask the manager.');
});
