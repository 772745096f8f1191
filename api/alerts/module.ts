import type { Module } from '#api/module.ts';

/** Words to many: alerts and their wallet, messages to a quest, reminders. */
export const alerts: Module = {
  imports: {
    messages: 'managers, threads, how many messages are left today',
    people: 'who reads, and copies for guardians',
    charities: 'who writes, where answers go, and labels of volunteers',
    quests: 'the quest that an alert is about',
    places: 'what people on a quest still have to sign',
  },
  offers: ['quest-messages/volunteer-messages.ts', 'wallet/book-purchase.ts'],
};
