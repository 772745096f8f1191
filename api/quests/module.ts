import type { Module } from '#api/module.ts';

/** Quests as people read them: lists, pages, calendars, and what decides whether someone may take one. */
export const quests: Module = {
  imports: {
    messages: 'entries of calendars; why a quest is off',
    charities: 'a quest is shown with its charity and location',
  },
  offers: [
    'quests/other-dates.ts',
    'quests/quest-loaders.ts',
    'quests/quest-queries.ts',
    'quests/quest-row.ts',
    'quests/quest-titles.ts',
    'quests/quest-translations.ts',
    'quests/quest-visibility.ts',
    'quests/quest-window.ts',
    'sign-up/clashes-of-people.ts',
    'sign-up/age-outcomes.ts',
    'sign-up/clashing-places.ts',
    'sign-up/contract-facts.ts',
    'sign-up/gate-columns.ts',
    'sign-up/gate-facts.ts',
    'sign-up/read-subjects.ts',
  ],
};
