import type { Module } from '#api/module.ts';

/** Spots on quests: sign-up, holds, waitlists, offers, subs, supervision, reservations and answers. */
export const places: Module = {
  imports: {
    messages: 'managers are told, calendars kept',
    people: 'who signs up, for whom, and who sees it',
    charities: 'whether a user name is shown',
    quests: 'the gate, and the quest of a spot',
    'guilds-and-groups': 'guilds that reserve spots',
  },
  offers: [
    'contracts/abandon-contract.ts',
    'contracts/enter-quest.ts',
    'contracts/give-places-back.ts',
    'contracts/sign-up.ts',
    'contracts/tell-signed-up.ts',
    'contracts/write-sign-up.ts',
    'documents/lacked-papers.ts',
    'holds/claim-hold.ts',
    'holds/give-holds-back.ts',
    'holds/held-answers.ts',
    'holds/hold-facts.ts',
    'holds/hold-for-guardian.ts',
    'holds/hold-place.ts',
    'places/place-counter.ts',
    'reservations/place-reservations.ts',
    'waiting/waiting-where.ts',
  ],
};
