import type { Module } from '#api/module.ts';

/** What needs a hand at a charity, across its quests, people and messages. */
export const desk: Module = {
  imports: {
    messages: 'mailboxes that want no invitations',
    charities: 'the charity whose desk it is',
    'guilds-and-groups': 'applications that wait for its admins',
    attendance: 'hours that wait to be decided',
    trainings: 'trainings that wait to be marked',
    people: 'who is looked for by name; consent to accept an invitation',
    recaps: 'minutes that volunteers served',
    alerts: 'messages that nobody answered',
  },
  offers: ['volunteer-list/list-volunteers.ts'],
};
