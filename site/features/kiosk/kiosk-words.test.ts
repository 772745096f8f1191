import { expect, it } from 'vitest';
import { type KioskPersonData, personText } from './kiosk-words.ts';

const person = {
  id: 'c-1',
  name: 'rosa',
  state: 'CHECKED_IN',
  canLeave: true,
  canReturn: false,
  isForManager: false,
  triesLeft: 3,
};
const told = (change: Partial<KioskPersonData>, view = { isTyping: false, isWrong: false }) =>
  personText('en', { ...person, ...change } as KioskPersonData, view);

it('who is here is asked for a birthday only after saying that they leave [CHK-07]', () => {
  expect(told({})).toBe('You’re checked in');
  expect(told({}, { isTyping: true, isWrong: false })).toBeNull();
  const out = { state: 'CHECKED_OUT', canLeave: false } as const;
  expect(told(out)).toContain('Ask the manager.');
  expect(told({ ...out, canReturn: true })).toBe('You’re checked out. Thank you!');
});

it('the third wrong birthday says why only the manager helps [CHK-07]', () => {
  const spent = { state: 'READY', canLeave: false, isForManager: true, triesLeft: 0 } as const;
  expect(told(spent, { isTyping: false, isWrong: true })).toBe('That was the third try. Ask the manager.');
  expect(told(spent)).toBe('Ask the manager.');
});
