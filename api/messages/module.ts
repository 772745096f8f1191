import type { Module } from '#api/module.ts';

/** What reaches people: inbox, choices, browsers, texts by telephone, entries of calendars, and who of a charity is told. */
export const messages: Module = {
  imports: {},
  offers: [
    'calendar/ended-spots.ts',
    'calendar/quest-calendar.ts',
    'calendar/quest-event.ts',
    'calendar/spot-entries.ts',
    'messages/message-where.ts',
    'messages/notice-loaders.ts',
    'messages/refused-invitations.ts',
    'recipients/charity-admins.ts',
    'recipients/guild-admins.ts',
    'recipients/keep-last-staff.ts',
    'recipients/mail-staff.ts',
    'recipients/managers-of-charity.ts',
    'recipients/messages-left.ts',
    'recipients/names-for-managers.ts',
    'recipients/staff-queries.ts',
  ],
};
