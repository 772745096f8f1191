import type { Removal } from '../../scripts/prove/removal.ts';

/** What `findQuests` answers, and what it keeps to do so. */
export const FINDING_IN_THE_API: readonly Removal[] = [
  {
    ids: ['DSC-02'],
    what: 'that quests open to all ages take children',
    find: 'if (index === null) return true;',
    put: 'if (index === null) return null;',
  },
  {
    ids: ['DSC-02'],
    what: 'that half a point is none',
    find: ' UNION ALL SELECT ${location.id} FROM ${location} WHERE ${location.latitude} >= -90 AND ${location.longitude} IS NULL',
  },
  {
    ids: ['DSC-02'],
    what: 'that a time of day follows the clock through the night in which it changes',
    find: 'THEN ${first} ELSE ${change.offset} END`',
    put: 'THEN ${first} ELSE ${first} END`',
  },
  {
    ids: ['DSC-02'],
    what: 'how many are left out for what is unknown of them',
    find: 'leftOut: isPlaceUnknown ? [] : await countLeftOut(context.store, asked, looking, MOST_COUNTED),',
    put: 'leftOut: [],',
  },
  {
    ids: ['DSC-03'],
    what: 'that a place which is held for somebody is theirs to find',
    find: 'sql`(NOT (${isFull}) OR ${hasHeldPlace(now)})`,',
    put: 'sql`NOT (${isFull})`,',
  },
  {
    ids: ['DSC-03'],
    what: 'that nobody finds what a guild has reserved which is not theirs',
    find: ' isNotBanned,\n isOfReservingGuild,\n',
    put: ' isNotBanned,\n',
  },
  {
    ids: ['DSC-04'],
    what: 'that the server rounds a position, too',
    find: 'near: near && zip == null ? roundedPoint(near) : null,',
    put: 'near: near && zip == null ? near : null,',
  },
  {
    ids: ['DSC-05'],
    what: 'that words follow a change of the place',
    find: " ...wordsAgain('row.locationId = NEW.id'),\n",
  },
  {
    ids: ['DSC-05'],
    what: 'that words go on to follow changes on a server into which a copy was loaded',
    find: ".filter(({ type, name }) => type !== 'table' || !isOfWords(name))",
    put: '.filter(({ name }) => !isOfWords(name))',
  },
  {
    ids: ['DSC-06'],
    what: 'the order by need',
    find: "const order = sort === 'NEED' ? NEED : START;",
    put: 'const order = START;',
  },
  {
    ids: ['DSC-07'],
    what: 'what each filter alone keeps away',
    find: 'loosen: ids.length > 0 ? [] : await countLoosened(context.store, asked, looking),',
    put: 'loosen: [],',
  },
  {
    ids: ['DSC-08'],
    what: 'the end of the 62 days',
    find: 'return [today, addDays(today, FIND_WINDOW_DAYS - 1)];',
    put: 'return [today, addDays(today, 2 * FIND_WINDOW_DAYS)];',
  },
  {
    ids: ['SAF-25'],
    what: 'that a libSQL file zeroes what is deleted',
    find: "      await opened.execute('PRAGMA secure_delete = ON');\n",
  },
];
