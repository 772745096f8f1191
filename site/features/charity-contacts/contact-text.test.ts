import { expect, it } from 'vitest';
import { contactAction, contactText } from './contact-text.ts';

const contact = {
  providerId: '1',
  providerName: 'Harbor Table',
  isOpen: true,
  hasQuestAhead: false,
  until: '2027-11-13T16:00:00.000Z',
};

it('the page says until when a charity reaches one, and offers to end it once no quest is ahead [SAF-07]', () => {
  expect(contactText('en', contact)).toBe('It can reach you until Saturday, November 13, 2027.');
  expect(contactAction(contact)).toBe('end');
  expect(contactText('en', { ...contact, hasQuestAhead: true })).toContain('after your upcoming Quest');
  expect(contactAction({ ...contact, hasQuestAhead: true })).toBeNull();
  expect(contactText('en', { ...contact, until: null })).toBe('It can reach you.');
});

it('what was ended can be allowed again [SAF-07]', () => {
  const ended = { ...contact, isOpen: false };
  expect(contactText('en', ended)).toBe('Ended, until you sign up there again.');
  expect(contactAction(ended)).toBe('allow');
  expect(contactAction({ ...ended, hasQuestAhead: true })).toBe('allow');
});

it('the same in the language of the page [LNG-01: charities that reach one]', () => {
  expect(contactText('es', contact)).toBe(
    'Puede comunicarse contigo hasta el sábado, 13 de noviembre de 2027.',
  );
  expect(contactText('ar', { ...contact, until: null })).toBe('يمكنها الوصول إليك.');
});
