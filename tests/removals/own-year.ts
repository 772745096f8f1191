import type { Removal } from '../../scripts/prove/removal.ts';

/** What someone has become: told once, shown to others only as the person wants it. */
export const OWN_YEAR: readonly Removal[] = [
  {
    ids: ['VHM-04'],
    what: 'that a new type is told of once',
    find: 'const celebratedTypes = formatCelebrated([...before, ...told]);',
    put: 'const celebratedTypes = formatCelebrated(before);',
  },
  {
    ids: ['VHM-04'],
    what: 'that what was not shown yet is not taken for told',
    find: 'const told = uncelebrated(typesOf(deeds), before).filter((type) => types.includes(type));',
    put: 'const told = types.length > 0 ? uncelebrated(typesOf(deeds), before) : [];',
  },
  {
    ids: ['VHM-04'],
    what: 'that the home tells of new types',
    find: '{own && own.newTypes.length > 0 && <NewTypes progress={own} username={viewer.username} />}',
  },
  {
    ids: ['VHM-05'],
    what: 'that a year is looked at from December 1st on',
    find: 'return year >= yearOf(createdAt) && newYorkDay(now) >= `${year}-12-01`;',
    put: 'return year >= yearOf(createdAt);',
  },
  {
    ids: ['VHM-05'],
    what: 'that an address of a year ends with a ban',
    find: 'innerJoin(account, and(eq(account.id, sharedYear.accountId), eq(account.isBanned, false)))',
    put: 'innerJoin(account, eq(account.id, sharedYear.accountId))',
  },
  {
    ids: ['VHM-05', 'SAF-05'],
    what: 'that a year of the young is shared only while a guardian agrees',
    find: "return mayBePublic(owner, owner.isYoung) ? null : 'PUBLIC_PROFILE_NOT_ALLOWED';",
    put: 'return null;',
  },
  {
    ids: ['VHM-05', 'SAF-05'],
    what: 'that a shared year ends with the guardian’s consent',
    find: 'if (!mayBePublic(found, isYoungOn(dateOfBirth, now))) return null;',
  },
  {
    ids: ['VHM-05', 'SAF-05'],
    what: 'that a shared year leaves out what was done while young',
    find: 'const span = { from: countedFrom(dateOfBirth, found), until: yearBounds(year).end };',
    put: 'const span = { from: null, until: yearBounds(year).end };',
  },
  {
    ids: ['VHM-05'],
    what: 'that a year which nobody shares is not found',
    find: 'if (!review) Astro.response.status = error ? 503 : 404;',
  },
  {
    ids: ['VHM-05'],
    what: 'the address of a year that was just made',
    find: '<input id="address" type="url" dir="ltr" readonly value={address} autocomplete="off" />',
  },
  {
    ids: ['VHM-09', 'SAF-05'],
    what: 'that pictures of the profile end with their switch',
    find: 'if (!record?.hasPictures) return null;',
    put: 'if (!record) return null;',
  },
  {
    ids: ['VHM-09'],
    what: 'that the profile says whether there are pictures of it',
    find: 'hasPictures: !found.hidesPictures,',
    put: 'hasPictures: true,',
  },
];
