import type { Module } from '#api/module.ts';

/** Charities and their districts: profiles, requests, contacts, pictures, and which fields of people they read. */
export const charities: Module = {
  imports: {
    messages: 'staff and admins are told',
    people: 'whom a district or charity may show; words that reach young people',
  },
  offers: [
    'charity-answers/answers-to.ts',
    'charity-requests/request-language.ts',
    'guarded-fields/access.ts',
    'pictures/copy-picture.ts',
    'providers/provider-loaders.ts',
    'providers/provider-page.ts',
    'providers/provider-queries.ts',
    'providers/provider-row.ts',
    'volunteer-notes/note-queries.ts',
    'volunteer-notes/require-notes.ts',
    'volunteer-notes/volunteer-note-row.ts',
  ],
};
