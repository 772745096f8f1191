import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { CastName } from '../support/cast.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ask = async (text: string, as: CastName | null) => {
  const { data, errors } = await world.gql<Record<string, unknown>>(text, {}, { as });
  expect(errors).toBeUndefined();
  return data ?? {};
};
const reads = async (text: string, as: CastName | null) => JSON.stringify(await ask(text, as));
const QUEST = 'takenCount pledgedContracts { chariteerId chariteer { username } }';
const onQuest = (id: string) => `{ quest(id: "${id}") { ${QUEST} } }`;
const goes = (chariteerId: string, questId: string) =>
  world.store.write((tx) => insertContract(tx, { id: `${chariteerId}-${questId}`, questId, chariteerId }));
const reserve = (questId: string, guildId: string) =>
  world.store.write((tx) => insertContract(tx, { questId, guildId, chariteerId: 'guildadmin' }));

/** An adult founds a guild; the answer is its id and the token of a link into it. */
async function foundGuild(as: CastName) {
  const input = `{ name: "Friendly People", classification: "fellowship", description: "We help.", creatorId: "${as}" }`;
  const made = await ask(`mutation { createGuild(input: ${input}) { id } }`, as);
  const { id } = made.createGuild as { id: string };
  const invited = await ask(`mutation { createGuildInvite(guildId: "${id}") { address } }`, as);
  const { address } = invited.createGuildInvite as { address: string };
  return { id, token: new URL(address).searchParams.get('token') ?? '' };
}

describe('an adult who founds a guild', () => {
  let guild: { id: string; token: string };
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'ahead' });
      await pastQuest(tx, { id: 'past' });
    });
    for (const questId of ['ahead', 'past']) await goes('teen', questId);
    guild = await foundGuild('gold');
  });
  const join = () => ask(`mutation { joinGuildByInvite(token: "${guild.token}") { id } }`, 'teen');
  const apply = () => ask(`mutation { applyToGroup(groupId: "${guild.id}") { id } }`, 'teen');
  const NEXT = () => `{ guildNext(guildId: "${guild.id}") { memberCount quest { id } people { id } } }`;
  const STAND_INS =
    '{ wantedStandIns { questId username } standInsAt(questId: "ahead") { wanted { username } } }';

  it.each([
    ['joins by link', () => join()],
    ['only applies', () => apply()],
  ])('does not learn where a child goes or was who %s [SAF-04, DEC-75]', async (_case, comes) => {
    await comes();
    for (const questId of ['ahead', 'past']) {
      expect(await reads(onQuest(questId), 'gold'), questId).not.toContain('teen');
    }
    expect(await ask(NEXT(), 'gold')).toEqual({ guildNext: [] });
    await ask('mutation { askForStandIn(contractId: "teen-ahead") { id } }', 'teen');
    const wanted = await reads(STAND_INS, 'gold');
    expect(wanted).toContain('"questId":"ahead"');
    expect(wanted).not.toContain('teen');
  });

  it('sees who belongs and who applies on the guild’s own page alone [SAF-04, DEC-75]', async () => {
    await join();
    expect(
      await reads(`{ listGroupMembers(groupId: "${guild.id}") { items { username } } }`, 'gold'),
    ).toContain('"teen"');
    expect(await reads('{ district(id: "1") { declaredChariteers { username } } }', 'gold')).not.toContain(
      'teen',
    );
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.accountId, 'teen')));
    await apply();
    const applied = `{ listGroupApplications(groupId: "${guild.id}") { items { username } } }`;
    expect(await reads(applied, 'gold')).toContain('"teen"');
  });

  it('sees members on the quests that the guild has reserved, while it has them, and no applicant there [SAF-04, DEC-75]', async () => {
    await apply();
    for (const questId of ['ahead', 'past']) await reserve(questId, guild.id);
    expect(await reads(onQuest('ahead'), 'gold')).not.toContain('teen');
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.accountId, 'teen')));
    await join();
    for (const questId of ['ahead', 'past'])
      expect(await reads(onQuest(questId), 'gold')).toContain('"teen"');
    expect(await ask(NEXT(), 'gold')).toEqual({
      guildNext: [{ memberCount: 1, quest: { id: 'ahead' }, people: [{ id: 'teen' }] }],
    });
    await world.store.write((tx) =>
      tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.guildId, guild.id)),
    );
    expect(await reads(onQuest('ahead'), 'gold')).not.toContain('teen');
  });

  it('learns nothing by a reservation of somebody else’s guild [SAF-04, DEC-75]', async () => {
    await join();
    await reserve('ahead', GUILD_ID);
    expect(await reads(onQuest('ahead'), 'gold')).not.toContain('teen');
  });
});

describe('an adult whom somebody young asks to supervise', () => {
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 10, soloAge: 18, maxAge: 100 });
      const startedAt = TEST_NOW + 3 * DAY_MS;
      await upcomingQuest(tx, { id: 'asked', agePolicyIndex: 0, startedAt, endedAt: startedAt + HOUR_MS });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
      await pastQuest(tx, { id: 'before', providerId: '2' });
    });
    for (const questId of ['elsewhere', 'before']) await goes('teen', questId);
    await signUp(world, 'gold', 'asked');
    const choice = 'chariteerId: "teen", questId: "asked", supervisorUsername: "gold"';
    await ask(`mutation { createContract(${choice}) { id } }`, 'teen');
  });
  const requests = async () =>
    (await ask('{ supervisionRequests { id username questId } }', 'gold')).supervisionRequests as {
      id: string;
    }[];
  const answer = async (isAgreed: boolean) => {
    const [asked] = await requests();
    await ask(`mutation { answerSupervision(id: "${asked?.id}", isAgreed: ${isAgreed}) }`, 'gold');
  };
  const seesOn = async (questId: string) => (await reads(onQuest(questId), 'gold')).includes('"teen"');

  it('sees the request and nothing of the child anywhere else before the answer [SAF-04, SAF-11, DEC-75]', async () => {
    expect(await requests()).toMatchObject([{ username: 'teen', questId: 'asked' }]);
    for (const questId of ['asked', 'elsewhere', 'before'])
      expect(await seesOn(questId), questId).toBe(false);
  });

  it('sees the child on that very quest from the yes until it is over [SAF-04, SAF-11, DEC-75]', async () => {
    await answer(true);
    expect(await seesOn('asked')).toBe(true);
    for (const questId of ['elsewhere', 'before']) expect(await seesOn(questId), questId).toBe(false);
    world.clock.advance(3 * DAY_MS + HOUR_MS - 1);
    expect(await seesOn('asked')).toBe(true);
    world.clock.advance(1);
    expect(await seesOn('asked')).toBe(false);
    expect(await requests()).toEqual([]);
  });

  it('sees nothing more after a no [SAF-04, SAF-11, DEC-75]', async () => {
    await answer(true);
    await answer(false);
    expect(await seesOn('asked')).toBe(false);
    expect(await requests()).toEqual([]);
  });
});

describe('a member of a guild who counts', () => {
  const PAGE = `{ getGuild(id: "${GUILD_ID}") { memberCount }
    first: listGroupMembers(groupId: "${GUILD_ID}", perPage: 2) { total roles { memberCount } items { username } }
    second: listGroupMembers(groupId: "${GUILD_ID}", perPage: 2, page: 2) { items { username } } }`;
  type Page = {
    getGuild: { memberCount: number };
    first: { total: number; roles: { memberCount: number }[]; items: { username: string }[] };
    second: { items: { username: string }[] };
  };
  const page = async (as: CastName) => {
    const { getGuild, first, second } = (await ask(PAGE, as)) as Page;
    const { total, roles } = first;
    const ofRoles = roles.reduce((sum, { memberCount }) => sum + memberCount, 0);
    return {
      counts: [getGuild.memberCount, total, ofRoles],
      pages: [first, second].map(({ items }) => items.map(({ username }) => username)),
    };
  };
  const joins = (accountId: string) =>
    world.store.write((tx) => insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'members' }));

  it('finds the same numbers and pages with and without a child in it [SAF-04, DEC-75]', async () => {
    for (const person of ['volunteer', 'gold']) await joins(person);
    const before = await page('volunteer');
    expect(before).toEqual({ counts: [3, 3, 3], pages: [['guildadmin', 'gold'], ['volunteer']] });
    for (const young of ['teen', 'trustedminors']) await joins(young);
    expect(await page('volunteer')).toEqual(before);
    const { data } = await world.gql(`{ getGuild(id: "${GUILD_ID}") { memberCount } }`, {}, { as: null });
    expect(data).toEqual({ getGuild: { memberCount: 3 } });
  });

  it('is no admin of it: its admins and staff count everybody, a child itself too [SAF-04, DEC-75]', async () => {
    for (const person of ['gold', 'teen', 'waiting']) await joins(person);
    expect((await page('guildadmin')).counts).toEqual([4, 4, 4]);
    expect((await page('teen')).counts).toEqual([2, 3, 3]);
    expect(await reads(`{ getGuild(id: "${GUILD_ID}") { memberCount } }`, 'staff')).toContain('4');
  });
});

describe('a fellow volunteer who counts', () => {
  const ADULTS: CastName[] = ['volunteer', 'gold', 'quiet', 'guildadmin', 'captains', 'managers'];
  const seen = async (questId: string, as: CastName | null) => {
    const found = (await ask(onQuest(questId), as)).quest as {
      takenCount: number;
      pledgedContracts: { chariteerId: string }[];
    };
    return { taken: found.takenCount, names: found.pledgedContracts.length };
  };
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      for (const id of ['grown', 'mixed']) await upcomingQuest(tx, { id, providerId: '3' });
      await pastQuest(tx, { id: 'mixed-past', providerId: '3' });
      await pastQuest(tx, { id: 'grown-past', providerId: '3' });
    });
    for (const day of ['', '-past']) {
      for (const adult of ADULTS) await goes(adult, `grown${day}`);
      for (const adult of ADULTS.slice(0, 4)) await goes(adult, `mixed${day}`);
      for (const young of ['teen', 'waiting']) await goes(young, `mixed${day}`);
    }
  });

  it.each<CastName | null>(['volunteer', 'gold', 'new', 'teen', null])(
    'as %s finds as many names on a quest with children as without [SAF-04, DEC-75]',
    async (as) => {
      for (const day of ['', '-past']) {
        // Who is on it knows of the own place; the teenager is on one of the two.
        const own = as === 'teen' ? 1 : 0;
        const grown = await seen(`grown${day}`, as);
        const mixed = await seen(`mixed${day}`, as);
        expect(grown.taken).toBe(6);
        expect(mixed.taken).toBe(6);
        expect(mixed.names - own).toBe(as === 'teen' ? 1 : grown.names);
      }
    },
  );

  it('reads nothing from a change: a spot that a child takes looks like one that an adult takes [SAF-04, DEC-75]', async () => {
    const asVolunteer = async () => [await seen('grown', 'volunteer'), await seen('mixed', 'volunteer')];
    const LATER: [CastName, CastName][] = [
      ['coordinators', 'trustedminors'],
      ['employees', 'staffrole'],
      ['kitchenmanagers', 'frontdeskstaff'],
    ];
    for (const [adult, either] of LATER) {
      await goes(adult, 'grown');
      await goes(either, 'mixed');
      const [grown, mixed] = await asVolunteer();
      expect(mixed).toEqual(grown);
    }
    expect((await asVolunteer())[0]).toEqual({ taken: 9, names: 3 });
  });
});
