import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { chariteer } from '#db/schema/chariteer.ts';
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

describe('whoever runs a guild and works for the charity', () => {
  const joinAs = async (founder: CastName) => {
    const made = await foundGuild(founder);
    await ask(`mutation { joinGuildByInvite(token: "${made.token}") { id } }`, 'teen');
    return made.id;
  };
  const reserveAs = (as: CastName, guildId: string) =>
    ask(`mutation { reserveQuest(questId: "ahead", guildId: "${guildId}") { outcome } }`, as);
  const sees = async (as: CastName) => (await reads(onQuest('ahead'), as)).includes('"teen"');
  beforeEach(async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'ahead' }));
    await goes('teen', 'ahead');
  });

  it.each<CastName>(['captains', 'coordinators'])(
    'buys no name as %s with a reservation for the own guild [SAF-04, DEC-75]',
    async (as) => {
      const guildId = await joinAs(as);
      expect(await sees(as)).toBe(false);
      await world.store.write((tx) => insertContract(tx, { questId: 'ahead', guildId, chariteerId: as }));
      expect(await sees(as)).toBe(false);
    },
  );

  it('buys none with a reservation that a colleague makes either, nor does a second admin [SAF-04, DEC-75]', async () => {
    const guildId = await joinAs('captains');
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: guildId, accountId: 'gold', roleId: 'admins' }),
    );
    await reserveAs('managers', guildId);
    for (const as of ['captains', 'gold'] as const) expect(await sees(as), as).toBe(false);
  });

  it('sees where others work and reserve the members who signed up after that, none who was there before [SAF-04, DEC-75]', async () => {
    const guildId = await joinAs('gold');
    const next = async () => reads(`{ guildNext(guildId: "${guildId}") { people { id } } }`, 'gold');
    world.clock.advance(HOUR_MS);
    await reserveAs('managers', guildId);
    expect(await sees('gold')).toBe(false);
    expect(await next()).not.toContain('teen');
    world.clock.advance(HOUR_MS);
    await ask('mutation { abandonContract(id: "teen-ahead") { id } }', 'teen');
    await ask('mutation { createContract(questId: "ahead", chariteerId: "teen") { id } }', 'teen');
    expect(await sees('gold')).toBe(true);
    expect(await next()).toContain('teen');
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
    getGuild: { memberCount: number | null };
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
    expect(before).toEqual({ counts: [null, 3, 3], pages: [['guildadmin', 'gold'], ['volunteer']] });
    for (const young of ['teen', 'trustedminors']) await joins(young);
    expect(await page('volunteer')).toEqual({ ...before, counts: [5, 3, 3] });
    const { data } = await world.gql(`{ getGuild(id: "${GUILD_ID}") { memberCount } }`, {}, { as: null });
    expect(data).toEqual({ getGuild: { memberCount: 5 } });
  });

  it('is no admin of it: its admins and staff count everybody, a child itself too [SAF-04, DEC-75]', async () => {
    for (const person of ['gold', 'teen', 'waiting']) await joins(person);
    expect((await page('guildadmin')).counts).toEqual([4, 4, 4]);
    expect((await page('teen')).counts).toEqual([null, 3, 3]);
    expect(await reads(`{ getGuild(id: "${GUILD_ID}") { memberCount } }`, 'staff')).toContain('4');
  });
});

describe('the size of a guild', () => {
  const sizeFor = async (as: CastName | null, born: number) => {
    await world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ dateOfBirth: `${born}-01-05` })
        .where(eq(chariteer.id, 'gold')),
    );
    return ask(`{ getGuild(id: "${GUILD_ID}") { memberCount } guildPage { items { memberCount } } }`, as);
  };

  it.each<CastName | null>([null, 'volunteer', 'new', 'guildadmin', 'staff'])(
    'is the same for %s whatever the age of who joins [SAF-04, DEC-75]',
    async (as) => {
      await world.store.write(async (tx) => {
        const members = ['volunteer', 'gold', 'quiet', 'waiting'];
        for (const accountId of members)
          await insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'members' });
      });
      expect(await sizeFor(as, 2011)).toEqual(await sizeFor(as, 1990));
    },
  );

  it('says several for a guild of one child, as for one of an adult [SAF-04, DEC-75]', async () => {
    const size = (as: CastName | null) => ask(`{ getGuild(id: "${GUILD_ID}") { memberCount } }`, as);
    expect(await size(null)).toEqual({ getGuild: { memberCount: null } });
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '2011-01-05' }).where(eq(chariteer.id, 'guildadmin')),
    );
    expect(await size(null)).toEqual({ getGuild: { memberCount: null } });
  });
});

describe('a member of a guild that reserves a quest which one person is on already', () => {
  const next = async (questId: string) => {
    const asked = `{ guildNext(guildId: "${GUILD_ID}") { memberCount quest { id } people { id } } }`;
    const { guildNext } = await ask(asked, 'volunteer');
    return (guildNext as { quest: { id: string } }[]).filter(({ quest }) => quest.id === questId);
  };

  it('reads the same of it be that a young member or a stranger [SAF-04, DEC-75]', async () => {
    for (const accountId of ['volunteer', 'teen'])
      await world.store.write((tx) =>
        insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'members' }),
      );
    for (const [questId, person] of [
      ['of-child', 'teen'],
      ['of-stranger', 'gold'],
    ] as const) {
      await world.store.write((tx) => upcomingQuest(tx, { id: questId }));
      await goes(person, questId);
      expect(await next(questId)).toEqual([]);
      await world.store.write((tx) =>
        insertContract(tx, { questId, guildId: GUILD_ID, chariteerId: 'managers' }),
      );
      expect(await next(questId)).toEqual([{ memberCount: 1, quest: { id: questId }, people: [] }]);
    }
  });
});

describe('the link of a request for a sub', () => {
  it.each<CastName>(['teen', 'gold'])('names %s to no stranger [SAF-04, DEC-75]', async (asker) => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'ahead' }));
    await goes(asker, 'ahead');
    const made = await ask(`mutation { makeHandOverLink(contractId: "${asker}-ahead") { path } }`, asker);
    const { path } = made.makeHandOverLink as { path: string };
    const token = new URL(path, 'http://x.example').searchParams.get('token');
    expect(await ask(`{ handOver(token: "${token}") { username } }`, 'volunteer')).toEqual({
      handOver: { username: null },
    });
  });
});

describe('a fellow volunteer who counts', () => {
  /** The test key picks four of these six on the one quest, and on the other no one. */
  const PICKED: CastName[] = ['gold', 'staffrole', 'teen', 'waiting'];
  const GOING: CastName[] = ['quiet', 'volunteer', ...PICKED];
  const NAMING = 'grown3';
  const SILENT = 'grown2';
  const LIST = `takenCount pledgedContracts { id claimedAt chariteer { username } }`;
  type Listed = {
    takenCount: number;
    pledgedContracts: { id: string; claimedAt: string | null; chariteer: { username: string } }[];
  };
  const seen = async (questId: string, as: CastName | null) => {
    const { quest } = await ask(`{ quest(id: "${questId}") { ${LIST} } }`, as);
    const { takenCount, pledgedContracts } = quest as Listed;
    return {
      takenCount,
      pledged: pledgedContracts,
      names: pledgedContracts.map((one) => one.chariteer.username),
    };
  };
  const bornIn = (year: number, people: readonly CastName[]) =>
    world.store.write((tx) =>
      tx
        .update(chariteer)
        .set({ dateOfBirth: `${year}-01-05`, hidesUsername: false })
        .where(inArray(chariteer.id, [...people])),
    );
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      for (const id of [NAMING, SILENT]) await upcomingQuest(tx, { id, providerId: '3' });
    });
    for (const questId of [NAMING, SILENT]) for (const person of GOING) await goes(person, questId);
    await bornIn(1990, GOING);
  });

  it.each<CastName>(['guildadmin', 'volunteer', 'quiet'])(
    'as %s reads the same names whatever the ages, but for those of the young [SAF-04, DEC-75]',
    async (as) => {
      const own = GOING.includes(as) ? [as] : [];
      for (let ages = 0; ages < 2 ** PICKED.length; ages += 1) {
        const young = PICKED.filter((_, index) => ages & (2 ** index));
        await bornIn(2011, young);
        const { takenCount, names } = await seen(NAMING, as);
        expect(takenCount).toBe(6);
        expect(names, young.join()).toEqual([...own, ...PICKED.filter((name) => !young.includes(name))]);
        await bornIn(1990, young);
      }
    },
  );

  it('finds quests of adults that name no one, so that no names say nothing [SAF-04, DEC-75]', async () => {
    expect((await seen(SILENT, 'guildadmin')).names).toEqual([]);
    expect((await seen(SILENT, 'volunteer')).names).toEqual(['volunteer']);
    expect((await seen(SILENT, 'staff')).names).toHaveLength(6);
  });

  it('learns no order of sign-ups, by place, id or time [SAF-04, DEC-75]', async () => {
    const before = await seen(NAMING, 'guildadmin');
    expect(before.pledged.map(({ claimedAt }) => claimedAt)).toEqual([null, null, null, null]);
    for (const { id } of before.pledged) expect(id).not.toContain(NAMING);
    const order = GOING.map((person, index) => ({
      id: `${person}-${NAMING}`,
      claimedAt: TEST_NOW - 1000 * index,
    }));
    await world.store.write(async (tx) => {
      for (const { id, claimedAt } of order)
        await tx.update(contract).set({ claimedAt }).where(eq(contract.id, id));
    });
    expect(await seen(NAMING, 'guildadmin')).toEqual(before);
    expect((await seen(NAMING, 'staff')).pledged.every(({ claimedAt }) => claimedAt !== null)).toBe(true);
  });

  it('reads nothing from a change: who is named stays so when others join or leave [SAF-04, DEC-75]', async () => {
    const before = (await seen(NAMING, 'guildadmin')).names;
    for (const person of ['trustedminors', 'coordinators'] as const) await goes(person, NAMING);
    expect((await seen(NAMING, 'guildadmin')).names).toEqual(before);
    await world.store.write((tx) =>
      tx
        .update(contract)
        .set({ abandonedAt: TEST_NOW })
        .where(eq(contract.id, `volunteer-${NAMING}`)),
    );
    expect((await seen(NAMING, 'guildadmin')).names).toEqual(before);
  });
});

describe('a captain who knows the id of a young past volunteer', () => {
  const adds = async (chariteerId: string, as: CastName) => {
    const text = `mutation { addPastVolunteer(questId: "ahead", chariteerId: "${chariteerId}", supervisorId: "${as}") { id } }`;
    return (await world.gql(text, {}, { as })).code;
  };
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'ahead', agePolicyIndex: 0 });
      await pastQuest(tx, { id: 'past' });
    });
    for (const person of ['teen', 'gold']) await goes(person, 'past');
  });

  it('can neither ask whether they are on a quest nor put them on one [SAF-04]', async () => {
    expect(await adds('teen', 'captains')).toBe('CHARITEER_NOT_FOUND');
    await goes('teen', 'ahead');
    expect(await adds('teen', 'captains')).toBe('CHARITEER_NOT_FOUND');
    expect(await adds('teen', 'managers')).toBe('ALREADY_SIGNED_UP');
    expect(await adds('gold', 'captains')).toBeUndefined();
  });

  it('adds no child, nor does a manager, where its ages ask for a supervisor or for adults [SAF-11]', async () => {
    const limit = (supervisedAge: number, soloAge: number) =>
      world.store.write((tx) => setAgePolicy(tx, { supervisedAge, soloAge, maxAge: 100 }));
    await limit(13, 18);
    expect(await adds('teen', 'managers')).toBe('CHARITEER_NOT_FOUND');
    await limit(18, 18);
    expect(await adds('teen', 'managers')).toBe('CHARITEER_NOT_FOUND');
    expect(await adds('gold', 'captains')).toBeUndefined();
    await limit(13, 13);
    expect(await adds('teen', 'managers')).toBeUndefined();
  });

  it('reads no username when attendance of a quest ahead is refused [SAF-04]', async () => {
    await goes('teen', 'ahead');
    const item = (as: CastName) =>
      `{ id: "teen-ahead", updateAction: "EDIT-ATTENDANCE", supervisorId: "${as}", status: Present }`;
    const marks = async (as: CastName) => {
      const text = `mutation { updateContracts(contracts: [${item(as)}]) { id } }`;
      return JSON.stringify((await world.gql(text, {}, { as })).errors);
    };
    expect(await marks('captains')).not.toContain('teen:');
    expect(await marks('captains')).toContain('Item 1');
    expect(await marks('managers')).toContain('teen:');
  });
});
