import type { Module } from '#api/module.ts';

/** What staff and the product itself do: jobs, backups, imports, merging, erasure, copies of data, settings, the ledger. */
export const operations: Module = {
  imports: {
    messages: 'staff are told; erased spots leave calendars',
    people: 'erases, merges, copies and imports people; what they pay for',
    alerts: 'books the Mana that was bought',
    charities: 'staff keep charities; imports',
    quests: 'older clients read quests',
    'guilds-and-groups': 'imports and erasure of members',
    places: 'spots of erased and merged people; older clients sign up',
    attendance: 'bans and credits of merged people; the ledger; older clients mark',
    recaps: 'the ledger; what is copied of hours',
    desk: 'the list of volunteers in a file',
    posting: 'locations and first stamps of charities; drafts that fall due; imports',
    discovery: 'the ledger mends the listing',
    identity: 'closed accounts; accounts in copies of data',
  },
  offers: [],
};
