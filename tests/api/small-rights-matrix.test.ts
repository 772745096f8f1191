import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { ADULTS, NAMED_IN_GUILD, PEOPLE, pickedOn, without } from '../support/seen-by.ts';
import { RIGHT_HOLDERS, RIGHTS, type RightHolder, seedSmallRights } from '../support/small-rights-world.ts';
import { type Onlooker, SEEN, type SeenName, seenId, seenUsername } from '../support/visibility-world.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write((tx) => seedSmallRights(tx, TEST_NOW));
});
afterAll(() => world.close());

const QUEST = 'pledgedContracts { id chariteerId chariteer { id username } }';
const onQuest = (id: string) => `quest(id: "${id}") { ${QUEST} }`;
const subs = (id: string) => `standInsAt(questId: "${id}") { wanted { username } }`;
const page = (id: string) =>
  `listGroupMembers(groupId: "${id}", perPage: 100) { items { memberId username } }`;
const applications = (id: string) =>
  `listGroupApplications(groupId: "${id}") { items { memberId username } }`;
const goals = (id: string) => `groupGoalProgress(groupId: "${id}") { accountId username minutes }`;
const DAYS_MS = 60 * 86_400_000;
const RANGE = `dateRangeBeginning: "${new Date(TEST_NOW - DAYS_MS).toISOString()}", dateRangeEnding: "${new Date(TEST_NOW).toISOString()}"`;

/** Every place where people are listed or named, and what it is asked. */
const PLACES = {
  'a quest': onQuest(SEEN.ahead),
  'a past quest': onQuest(SEEN.past),
  'the reserved quest': onQuest(RIGHTS.reserved),
  'the watched quest': onQuest(RIGHTS.watched),
  'the quest that is over': onQuest(RIGHTS.over),
  'requests for a sub': subs(RIGHTS.watched),
  'requests for a sub on the reserved quest': subs(RIGHTS.reserved),
  'all requests for a sub': 'wantedStandIns { username }',
  'a district': 'district(id: "1") { declaredChariteers { id username } }',
  'the guild': `${page(SEEN.guild)} ${applications(SEEN.guild)}`,
  'the other guild': `${page(RIGHTS.otherGuild)} ${applications(RIGHTS.otherGuild)}`,
  'the group of a charity': page(SEEN.club),
  'the goals of the guild': goals(SEEN.guild),
  'the goals of the group': goals(SEEN.club),
  'the waiting list': `questWaitingList(questId: "${SEEN.ahead}") { chariteer { username } }`,
  'the people who served': `getSpecificChariteers(specificProvider: "${SEEN.charity}", ${RANGE}) { chariteer { username } }
    recapPage(providerId: "${SEEN.charity}", period: "2026", list: SERVED) { items { chariteer { username } } }
    pastVolunteers(providerId: "${SEEN.charity}") { username }`,
} as const;
type PlaceName = keyof typeof PLACES;

const OPEN = without(ADULTS, ['shy']);
const THEN = (people: SeenName[]) => without(people, ['grown']);

type Row = Partial<Record<PlaceName, SeenName[]>>;
/** Viewers who share nothing with the people. */
const STRANGER: Row = {
  'a quest': pickedOn(SEEN.ahead, OPEN),
  'a past quest': pickedOn(SEEN.past, THEN(OPEN)),
  'the reserved quest': pickedOn(RIGHTS.reserved, OPEN),
  'the watched quest': pickedOn(RIGHTS.watched, OPEN),
  'the quest that is over': pickedOn(RIGHTS.over, OPEN),
  'a district': OPEN,
};
/** Viewers who share a guild or group with them. */
const FELLOW: Row = {
  'a quest': pickedOn(SEEN.ahead, ADULTS),
  'a past quest': pickedOn(SEEN.past, THEN(ADULTS)),
  'the reserved quest': pickedOn(RIGHTS.reserved, ADULTS),
  'the watched quest': pickedOn(RIGHTS.watched, ADULTS),
  'the quest that is over': pickedOn(RIGHTS.over, ADULTS),
  'requests for a sub': ADULTS,
  'all requests for a sub': ADULTS,
  'a district': ADULTS,
};

/** Whom each finds by user name where, written out; no one in places that are left out. */
const MATRIX: Record<RightHolder | Extract<Onlooker, 'stranger' | 'unconfirmed' | 'fellow' | 'leader'>, Row> =
  {
    unconfirmed: {},
    stranger: STRANGER,
    fellow: { ...FELLOW, 'the guild': NAMED_IN_GUILD, 'requests for a sub on the reserved quest': ADULTS },
    leader: {
      ...FELLOW,
      'the guild': PEOPLE,
      'the reserved quest': PEOPLE,
      'requests for a sub on the reserved quest': PEOPLE,
      'all requests for a sub': PEOPLE,
    },
    asked: { ...STRANGER, 'the watched quest': pickedOn(RIGHTS.watched, ADULTS) },
    supervisor: { ...STRANGER, 'the watched quest': ['youth', ...pickedOn(RIGHTS.watched, ADULTS)] },
    former: { ...STRANGER, 'the quest that is over': pickedOn(RIGHTS.over, ADULTS) },
    applicantadmin: { ...STRANGER, 'the other guild': ['kid', 'youth'] },
    clubadmin: { ...FELLOW, 'the group of a charity': PEOPLE },
  };
const VIEWERS = Object.keys(MATRIX) as (keyof typeof MATRIX)[];
const CASES = VIEWERS.flatMap((viewer) =>
  (Object.keys(PLACES) as PlaceName[]).map((place) => [viewer, place] as const),
);

async function textFor(viewer: string, fields: string): Promise<string> {
  const answer = await world.gql(`{ ${fields} }`, {}, { as: seenId(viewer) as CastName });
  expect(answer.code === 'BAD_USER_INPUT' ? answer.errors : undefined).toBeUndefined();
  return JSON.stringify(answer.data ?? null);
}
const named = (text: string) => PEOPLE.filter((name) => text.includes(`"${seenUsername(name)}"`));
const identified = (text: string) => PEOPLE.filter((name) => text.includes(`"${seenId(name)}"`));

/** Each field by itself: one that is refused must not hide another. */
async function textOf(viewer: string, place: PlaceName): Promise<string> {
  const fields = PLACES[place].split(/(?<=\}) (?=list)|\n\s*/);
  return (await Promise.all(fields.map((field) => textFor(viewer, field)))).join();
}

describe('who with a right of one place sees whom in which', () => {
  it.each(CASES)('%s in %s [SAF-01, SAF-04, DEC-75]', async (viewer, place) => {
    const wanted = MATRIX[viewer][place] ?? [];
    const text = await textOf(viewer, place);
    expect(named(text), 'by user name').toEqual(wanted);
    expect(without(identified(text), wanted), 'by id').toEqual([]);
  });

  it('has everybody with a right of one place in it, and staff see all [SAF-01, SAF-04]', async () => {
    for (const name of RIGHT_HOLDERS) expect(MATRIX[name]).toBeDefined();
    for (const place of ['the reserved quest', 'the watched quest', 'the group of a charity'] as const) {
      expect(named(await textOf('staff', place)), place).toEqual(PEOPLE);
    }
  });

  it.each(VIEWERS)(
    '%s reads of the young in no other list of the guild’s next quests [GUI-44, SAF-04, DEC-75]',
    async (viewer) => {
      const text = `{ guildNext(guildId: "${SEEN.guild}") { memberCount quest { id } people { username } } }`;
      type Next = { memberCount: number; quest: { id: string }; people: object[] };
      const as = seenId(viewer) as CastName;
      const { data, code } = await world.gql<{ guildNext: Next[] }>(text, {}, { as });
      const isMember = viewer === 'fellow' || viewer === 'leader';
      expect(code).toBe(isMember ? undefined : 'FORBIDDEN');
      const seen = (data?.guildNext ?? []).map(({ quest, memberCount, people }) => {
        return [quest.id, memberCount, named(JSON.stringify(people))];
      });
      const inReserved = viewer === 'leader' ? PEOPLE : pickedOn(RIGHTS.reserved, ADULTS);
      const next = [
        [SEEN.ahead, 5, ADULTS],
        [RIGHTS.reserved, 7, inReserved],
        [RIGHTS.watched, 5, ADULTS],
      ];
      expect(seen).toEqual(isMember ? next : []);
    },
  );

  it.each(VIEWERS)(
    '%s is told of the requests to supervise that are theirs [SAF-11, DEC-75]',
    async (viewer) => {
      const text = await textFor(viewer, 'supervisionRequests { username questId state }');
      const own: SeenName[] = viewer === 'asked' ? ['kid'] : viewer === 'supervisor' ? ['youth'] : [];
      expect(named(text)).toEqual(own);
      expect(text.includes('questId')).toBe(own.length > 0);
    },
  );
});
