import type { Module } from '#api/module.ts';

/** What charities do with their calendar: stamps, posting, edits and what people hear of them. */
export const posting: Module = {
  imports: {
    messages: 'whom an edit reaches, and calendars',
    people: 'words that reach young people; who may be named',
    charities: 'the charity that posts; pictures of stamps',
    quests: 'the quest as it is shown after an edit',
    places: 'guilds for which a new quest is reserved',
  },
  offers: [
    'quest-edits/publish-drafts.ts',
    'quest-edits/update-quest.ts',
    'quest-edits/veil-of-time.ts',
    'quest-notices/preview-location-notice.ts',
    'stamps/ready-stamp.ts',
    'stamps/stamp-books.ts',
  ],
};
