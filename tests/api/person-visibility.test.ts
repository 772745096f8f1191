import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { atLeast } from '../support/at-least.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import {
  ADULTS,
  NAMED_IN_GUILD,
  PEOPLE,
  pickedOn,
  type SeenPlace,
  seenBy,
  without,
  youngIn,
} from '../support/seen-by.ts';
import {
  ONLOOKERS,
  type Onlooker,
  SEEN,
  type SeenName,
  seedVisibilityWorld,
  seenId,
  seenUsername,
} from '../support/visibility-world.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write((tx) => seedVisibilityWorld(tx, { now: TEST_NOW, districtId: '1' }));
});
afterAll(() => world.close());

const NOBODY: SeenName[] = [];

/** What each place is asked, in every way that leads there. */
const ROW = 'id chariteerId chariteer { id username } claimedAt';
const QUEST = `id takenCount reservation { guildName } pledgedContracts { ${ROW} }`;
const WINDOW = (from: number, until: number) =>
  `dateRangeBeginning: "${new Date(from).toISOString()}", dateRangeEnding: "${new Date(until).toISOString()}"`;
const DAY_MS = 86_400_000;
const YEAR = WINDOW(TEST_NOW - 300 * DAY_MS, TEST_NOW);
const PLACES = {
  quest: [
    `quest(id: "${SEEN.ahead}") { ${QUEST} }`,
    `quests(specificProvider: "${SEEN.charity}") { ${QUEST} }`,
    `getSpecificQuests(input: { specificProvider: "${SEEN.charity}" }) { ${QUEST} }`,
    `questPage(providerId: "${SEEN.charity}", filter: { isUpcoming: true }) { items { ${QUEST} } }`,
  ],
  'past quest': [
    `quest(id: "${SEEN.past}") { ${QUEST} }`,
    `questPage(providerId: "${SEEN.charity}", filter: { isUpcoming: false }) { items { ${QUEST} } }`,
    `getSpecificQuests(input: { specificProvider: "${SEEN.charity}", ${WINDOW(TEST_NOW - 60 * DAY_MS, TEST_NOW)} }) { ${QUEST} }`,
  ],
  district: ['district(id: "1") { declaredChariteersCount declaredChariteers { id username } }'],
  guild: [
    `getGuild(id: "${SEEN.guild}") { memberCount contracts { ${ROW} } quests { items { ${QUEST} } } }`,
    `listGroupMembers(groupId: "${SEEN.guild}", perPage: 100) { total items { memberId username } }`,
  ],
  group: [
    `listGroupMembers(groupId: "${SEEN.club}", perPage: 100) { total items { memberId username nameFirst } }`,
  ],
  leaderboard: [
    `getSpecificChariteers(specificProvider: "${SEEN.charity}", ${YEAR}) { chariteer { id username } }`,
  ],
  recap: [
    `recapPage(providerId: "${SEEN.charity}", period: "2026", list: SERVED) { items { chariteer { id username } } }`,
    `pastVolunteers(providerId: "${SEEN.charity}") { id username }`,
  ],
} satisfies Record<SeenPlace, string[]>;

async function answers(ways: readonly string[], onlooker: string | null): Promise<string[]> {
  const as = onlooker === null ? null : (seenId(onlooker) as CastName);
  return Promise.all(
    ways.map(async (way) => {
      const answer = await world.gql(`{ ${way} }`, {}, { as });
      expect(answer.code === 'BAD_USER_INPUT' ? answer.errors : undefined).toBeUndefined();
      return JSON.stringify(answer.data ?? null);
    }),
  );
}

const named = (text: string) => PEOPLE.filter((name) => text.includes(`"${seenUsername(name)}"`));
const identified = (text: string) => PEOPLE.filter((name) => text.includes(`"${seenId(name)}"`));
const CASES = (Object.keys(PLACES) as SeenPlace[]).flatMap((place) =>
  [null, ...ONLOOKERS].map((onlooker) => [place, onlooker] as const),
);
/** True if the viewer can open the list at all, by the permission table and, for trusted minors, SAF-13. */
const isListed = (place: SeenPlace, onlooker: Onlooker | null) =>
  !(place === 'leaderboard' && onlooker === 'minor') && !(place === 'recap' && onlooker === 'coordinator');

describe('who may see a person, in every place where people are listed', () => {
  it.each(CASES.filter(([place, onlooker]) => isListed(place, onlooker)))(
    'in a %s %s (null: a visitor) finds whom the rule lets [SAF-01, SAF-02, SAF-03, DEC-30]',
    async (place, onlooker) => {
      const wanted = seenBy(onlooker, place);
      const texts = await answers(PLACES[place], onlooker);
      expect(named(texts.join()), 'by user name').toEqual(wanted);
      // Who is not named has no id either by which answers could be joined.
      for (const text of atLeast(1, texts)) expect(without(identified(text), wanted), text).toEqual(NOBODY);
      // A group tells no real names of the young, not even to its charity's managers.
      if (place === 'group' && onlooker !== 'staff') expect(texts.join()).not.toMatch(/Realkid|Realyouth/);
    },
  );

  it.each([null, ...ONLOOKERS])(
    'counts the spots taken, about how many are in a guild, and the adults of a district, for %s [SAF-02, SAF-04, DEC-75]',
    async (onlooker) => {
      const [ahead, guild, district] = await answers(
        [
          `quest(id: "${SEEN.ahead}") { takenCount }`,
          `getGuild(id: "${SEEN.guild}") { memberCount }`,
          'district(id: "1") { declaredChariteersCount }',
        ],
        onlooker,
      );
      expect([ahead, guild, district]).toEqual([
        '{"quest":{"takenCount":8}}',
        `{"getGuild":{"memberCount":${onlooker === 'leader' || onlooker === 'staff' ? 9 : 5}}}`,
        `{"district":{"declaredChariteersCount":${onlooker === 'staff' ? 7 : 5}}}`,
      ]);
    },
  );

  it.each(PEOPLE)('%s sees the own name everywhere, and no other of the young [SAF-04]', async (self) => {
    for (const place of ['quest', 'past quest', 'district', 'guild', 'group'] as const) {
      const [text] = (await answers(PLACES[place], self)).slice(-1);
      const adults = without(ADULTS, [...youngIn(place), self]);
      const questId = { quest: SEEN.ahead, 'past quest': SEEN.past }[place as string];
      const inGuild = place === 'guild' ? adults.filter((name) => NAMED_IN_GUILD.includes(name)) : adults;
      const others = questId ? pickedOn(questId, adults) : inGuild;
      expect(named(text ?? '').toSorted(), place).toEqual([...others, self].toSorted());
    }
  });

  it('a guild names its admins to every member [GUI-44, SAF-04]', async () => {
    const lists = await answers(PLACES.guild.slice(-1), 'fellow');
    expect(lists.join()).toContain(`"${seenUsername('leader')}"`);
  });

  it('on the day of a quest its coordinators see the user names of the young on it too [SAF-04, SAF-07]', async () => {
    await world.store.write(async (tx) => {
      await insertQuest(tx, { id: 'seen-today', providerId: SEEN.charity, startedAt: TEST_NOW + 3_600_000 });
      await insertContract(tx, { questId: 'seen-today', chariteerId: seenId('kid') });
    });
    const today = [`quest(id: "seen-today") { ${QUEST} }`];
    expect(named((await answers(today, 'coordinator')).join())).toEqual(['kid']);
    expect(named((await answers(today, 'fellow')).join())).toEqual(NOBODY);
  });

  it('whoever has not confirmed the address sees nobody’s name, not even on the same quest or in the same guild [SAF-03]', async () => {
    const id = seenId('unconfirmed');
    await world.store.write(async (tx) => {
      await insertContract(tx, { id: 'unconfirmed', questId: SEEN.ahead, chariteerId: id });
      await insertMembership(tx, { groupId: SEEN.guild, accountId: id, roleId: 'members' });
    });
    const unconfirmed = await answers([...PLACES.quest, ...PLACES.guild], 'unconfirmed');
    expect(named(unconfirmed.join())).toEqual(NOBODY);
    await world.store.write(async (tx) => {
      await tx.delete(contract).where(eq(contract.id, 'unconfirmed'));
      await tx.delete(groupMember).where(eq(groupMember.accountId, id));
    });
  });

  it('of the young who bailed out the charity keeps when, and not who [SAF-04, DEC-64]', async () => {
    await world.store.write(async (tx) => {
      const left = { questId: SEEN.ahead, claimedAt: TEST_NOW - DAY_MS, abandonedAt: TEST_NOW - 1 };
      await insertContract(tx, { ...left, id: 'left-young', chariteerId: 'teen' });
      await insertContract(tx, { ...left, id: 'left-adult', chariteerId: 'gold' });
    });
    const way = [`quest(id: "${SEEN.ahead}") { pledgedContracts { ${ROW} abandonedAt } }`];
    const [text = ''] = await answers(way, 'manager');
    expect(text).toMatch(/"id":"left-young","chariteerId":null,"chariteer":null/);
    expect(text).toMatch(
      /"id":"left-adult","chariteerId":"gold","chariteer":\{"id":"gold","username":"gold"\}/,
    );
    expect((await answers(way, 'stranger')).join()).not.toContain('left-');
  });
});

describe('profiles and what other programs fetch', () => {
  const profileFor = async (name: string, onlooker: string | null) =>
    (await answers([`getServiceRecord(id: "${seenId(name)}") { chariteer { username } }`], onlooker)).join();

  it.each([null, ...ONLOOKERS])(
    '%s finds the profiles of adults, staff all [SAF-01, SAF-05]',
    async (onlooker) => {
      for (const name of PEOPLE) {
        const isFound = ADULTS.includes(name) || onlooker === 'staff';
        expect((await profileFor(name, onlooker)).includes(seenUsername(name)), name).toBe(isFound);
      }
    },
  );

  it.each(PEOPLE)(
    'a shared picture of %s exists where everybody finds the profile [SAF-05]',
    async (name) => {
      const { status } = await world.request(`/og/chariteer/${seenId(name)}.png`);
      expect(status).toBe(ADULTS.includes(name) ? 200 : 404);
    },
  );

  it('neither sitemap nor calendar file names anybody [SAF-01, SAF-02]', async () => {
    const sitemap = await (await world.request('/sitemap.xml')).text();
    const authorization = `Bearer ${await world.tokenOf(seenId('onquest') as CastName)}`;
    const { data } = await world.gql<{ createCalendarFeed: { address: string } }>(
      'mutation { createCalendarFeed { address } }',
      {},
      { headers: { authorization } },
    );
    const path = new URL(data?.createCalendarFeed.address ?? '').pathname;
    const feed = await (await world.request(path)).text();
    expect(feed).toContain('Glass blowing');
    for (const name of [...PEOPLE, 'onquest']) {
      for (const text of [sitemap, feed]) {
        expect(text).not.toContain(seenUsername(name));
        expect(text).not.toContain(seenId(name));
      }
    }
  });

  it('whom a viewer is near to is asked once for a whole list, however long [SAF-01]', async () => {
    const cost = async (onlooker: string, way: string) => {
      const as = seenId(onlooker) as CastName;
      await world.tokenOf(as);
      const before = world.store.statementCount();
      await world.gql(`{ ${way} }`, {}, { as });
      return world.store.statementCount() - before;
    };
    const one = `quest(id: "${SEEN.ahead}") { ${QUEST} }`;
    const many = `questPage(providerId: "${SEEN.charity}") { items { ${QUEST} } }`;
    const bare = `questPage(providerId: "${SEEN.charity}") { items { id } }`;
    expect(await cost('fellow', many)).toBe((await cost('fellow', bare)) + 4);
    expect(await cost('stranger', many)).toBe((await cost('stranger', bare)) + 3);
    expect(await cost('leader', one)).toBeLessThanOrEqual((await cost('fellow', one)) + 1);
  });
});
