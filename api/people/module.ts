import type { Module } from '#api/module.ts';

/** Volunteers and their families: records, guardians and consents, who sees whom, privacy, friends. */
export const people: Module = {
  imports: {
    messages: 'staff and admins are told; a child’s spots leave calendars',
  },
  offers: [
    'children/child-queries.ts',
    'children/child-row.ts',
    'children/guardian-queries.ts',
    'children/people-looked-after.ts',
    'children/refused-mailboxes.ts',
    'guardians/consent-queries.ts',
    'guardians/guardian-browser.ts',
    'guardians/guardian-links.ts',
    'guardians/let-go-of-child.ts',
    'guardians/name-guardian.ts',
    'guardians/require-guardian-consent.ts',
    'guardians/require-guild-allowed.ts',
    'volunteers/change-birth-date.ts',
    'volunteers/insert-volunteer.ts',
    'volunteers/person-visibility.ts',
    'volunteers/replace-favorites.ts',
    'volunteers/told-people.ts',
    'volunteers/volunteer-loaders.ts',
    'volunteers/volunteer-queries.ts',
    'volunteers/write-subscription.ts',
    'young-messages/contact-refusals.ts',
    'young-messages/copies-of-guild-words.ts',
    'young-messages/copies-to-young.ts',
    'young-messages/copy-of-own-words.ts',
    'young-messages/copy-to-young.ts',
    'young-messages/refuse-quest-details.ts',
    'young-messages/young-people.ts',
  ],
};
