import type { Module } from '#api/module.ts';

/** Finding quests: search, suggestions, follows, short links. */
export const discovery: Module = {
  imports: {
    quests: 'finds quests',
  },
  offers: ['discovery/listing-faults.ts', 'discovery/rebuild-listing.ts'],
};
