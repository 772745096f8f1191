import { expect, it } from 'vitest';
import { contactAction, contactText } from './contact-text.ts';

const contact = {
  providerId: '1',
  providerName: 'Harbor Table',
  isOpen: true,
  hasQuestAhead: false,
  until: '2027-11-13T16:00:00.000Z',
};

it('SAF-07 the page says until when a charity reaches one, and offers to end it once no quest is ahead', () => {
  expect(contactText(contact)).toBe('It can reach you until Saturday, November 13, 2027.');
  expect(contactAction(contact)).toBe('end');
  expect(contactText({ ...contact, hasQuestAhead: true })).toContain('you have a Quest ahead there');
  expect(contactAction({ ...contact, hasQuestAhead: true })).toBeNull();
  expect(contactText({ ...contact, until: null })).toBe('It can reach you.');
});

it('SAF-07 what was ended can be allowed again', () => {
  const ended = { ...contact, isOpen: false };
  expect(contactText(ended)).toBe('You ended it. If you sign up there again, it can reach you again.');
  expect(contactAction(ended)).toBe('allow');
  expect(contactAction({ ...ended, hasQuestAhead: true })).toBe('allow');
});
