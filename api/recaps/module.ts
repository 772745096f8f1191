import type { Module } from '#api/module.ts';

/** What it added up to: recaps, service records, years, progress, feedback. */
export const recaps: Module = {
  imports: {
    people: 'names in lists',
    charities: 'the charity of a recap',
    quests: 'the sign-up that feedback is about',
  },
  offers: [
    'recaps/leaderboard.ts',
    'recaps/rebuild-recap.ts',
    'recaps/recap-lists.ts',
    'recaps/recap-numbers.ts',
    'recaps/recap-row.ts',
    'recaps/refresh-recap.ts',
    'recaps/require-recap.ts',
    'service-records/service-record-queries.ts',
    'service-records/service-record-row.ts',
  ],
};
