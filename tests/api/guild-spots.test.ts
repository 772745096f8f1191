import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { holdForGuardian } from '#api/places/holds/hold-for-guardian.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { adults, changeParty } from '../support/parties.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, join, listed, offers, places, seen } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const STARTS_AT = TEST_NOW + 10 * DAY_MS;
const RELEASES_AT = STARTS_AT - 4 * DAY_MS;

let world: World;
/** `gold` and `quiet` are members of the guild, beside its admin. */
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const accountId of ['gold', 'quiet'])
      await insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: '' });
    await upcomingQuest(tx, {
      id: 'q',
      startedAt: STARTS_AT,
      resourceMinNumber: 1,
      resourceDesiredNumber: 1,
      resourceMaxNumber: 4,
      othersMax: 3,
    });
  });
});
afterEach(async () => {
  expect(await findLedgerFaults(world.store.read, world.clock.now())).toEqual([]);
  await world.close();
});

const RESERVE = `mutation ($questId: ID!, $held: HeldSpotsInput) {
  reserveQuest(questId: $questId, guildId: "${GUILD_ID}", held: $held) { outcome contract { id } } }`;
type Reserved = { reserveQuest: { outcome: string; contract: { id: string } | null } };
const reserve = (held: object | null, questId = 'q') =>
  world.gql<Reserved>(RESERVE, { questId, held }, { as: 'managers' });
const holdTwo = async (more: object = {}) => {
  const { data, errors } = await reserve({ spots: 2, ...more });
  if (!data?.reserveQuest.contract) throw new Error(JSON.stringify(errors));
  return data.reserveQuest.contract.id;
};
const codeOf = async (as: CastName, more: Record<string, unknown> = {}) =>
  (await signUp(world, as, 'q', more)).code ?? 'ok';
const holdSeen = async (as: CastName | null, id = 'q') => {
  const query = `{ quest(id: "${id}") { reservation { guildName } guildHold { contractId guildName spots spotsLeft releasesAt isViewersGuild } } }`;
  type Shown = { quest: { reservation: object | null; guildHold: Record<string, unknown> | null } };
  return (await world.gql<Shown>(query, {}, { as })).data?.quest;
};
const sweep = () => sweepGuildSpots(world.store, { now: world.clock.now(), config: world.config });
const signUpOf = async (chariteerId: CastName) => {
  const isOwn = and(
    eq(contract.chariteerId, chariteerId),
    isNull(contract.guildId),
    isNull(contract.abandonedAt),
  );
  return (await world.store.read.select().from(contract).where(isOwn)).at(0)?.id ?? '';
};

describe('a reservation with a number', () => {
  it('holds so many spots until four days before the start, where nobody says another time [HEAD-06]', async () => {
    const contractId = await holdTwo();
    const hold = {
      guildName: 'Harbor Friends',
      spots: 2,
      spotsLeft: 2,
      releasesAt: new Date(RELEASES_AT).toISOString(),
    };
    expect(await holdSeen('managers')).toEqual({
      reservation: null,
      guildHold: { ...hold, contractId, isViewersGuild: false },
    });
    expect(await holdSeen('gold')).toEqual({
      reservation: null,
      guildHold: { ...hold, contractId: null, isViewersGuild: true },
    });
    expect(await places(world, 'q')).toMatchObject({ taken: 0, held: 2 });
    const [mail] = await readMails(world);
    expect(mail?.body).toContain('2 spots until Sunday, November 22, 2026, 10:00 am');
  });

  it.each([
    [{ spots: 0 }, 'Hold 1 to 4 spots.'],
    [{ spots: 5 }, 'Hold 1 to 4 spots.'],
    [{ spots: 4 }, 'Only 3 spots are free.'],
    [{ spots: 1, releasesAt: new Date(TEST_NOW).toISOString() }, 'That release time is in the past.'],
    [{ spots: 1, releasesAt: new Date(STARTS_AT).toISOString() }, 'Choose a release time before the start.'],
  ])('is refused with %o [HEAD-06]', async (held, message) => {
    await signUp(world, 'volunteer', 'q');
    const { code, errors } = await reserve(held);
    expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', message]);
    expect(await places(world, 'q')).toMatchObject({ held: 0 });
  });

  it('releases at the time that is chosen, before the start [HEAD-06]', async () => {
    const releasesAt = new Date(STARTS_AT - 1).toISOString();
    await holdTwo({ releasesAt });
    expect((await holdSeen('managers'))?.guildHold?.releasesAt).toBe(releasesAt);
  });

  it('left out holds the whole quest, as before [HEAD-08]', async () => {
    expect((await reserve(null)).data?.reserveQuest.outcome).toBe('RESERVED');
    expect(await holdSeen('volunteer')).toEqual({
      reservation: { guildName: 'Harbor Friends' },
      guildHold: null,
    });
    expect(await places(world, 'q')).toMatchObject({ held: 0 });
    expect([await codeOf('volunteer'), await codeOf('gold')]).toEqual(['QUEST_RESERVED', 'ok']);
  });

  it('is kept with what a guild is asked and with a draft, and holds what is free by then [HEAD-06]', async () => {
    await world.store.write(async (tx) => {
      await tx.update(guild).set({ asksFirst: true });
      await upcomingQuest(tx, { id: 'draft', startedAt: STARTS_AT, publishingStatus: 'Draft' });
    });
    expect((await reserve({ spots: 3 })).data?.reserveQuest.outcome).toBe('ASKED');
    for (const as of ['volunteer', 'employees'] as const) await signUp(world, as, 'q');
    const query = '{ quest(id: "q") { reservationRequest { id spots } } }';
    type Asked = { quest: { reservationRequest: { id: string; spots: number } } };
    const { id, spots } = (await world.gql<Asked>(query, {}, { as: 'managers' })).data?.quest
      .reservationRequest ?? { id: '', spots: 0 };
    expect(spots).toBe(3);
    await world.gql(
      `mutation { answerReservationRequest(id: "${id}", accepts: true) }`,
      {},
      { as: 'guildadmin' },
    );
    expect((await holdSeen('managers'))?.guildHold).toMatchObject({ spots: 2, spotsLeft: 2 });

    await world.store.write((tx) => tx.update(guild).set({ asksFirst: false }));
    await reserve({ spots: 3 }, 'draft');
    await world.gql(
      'mutation { updateQuest(id: "draft", publishingStatus: Published) { id } }',
      {},
      { as: 'managers' },
    );
    expect((await holdSeen('managers', 'draft'))?.guildHold).toMatchObject({ spots: 3 });
  });
});

describe('until the release', () => {
  it('members take what is held only, others the rest, and parties count whole [HEAD-07]', async () => {
    await holdTwo();
    expect(await codeOf('volunteer', { others: adults(2) })).toBe('BAD_USER_INPUT');
    expect(await codeOf('volunteer', { others: adults(1) })).toBe('ok');
    expect(await codeOf('employees')).toBe('QUEST_FULL');
    expect(await codeOf('gold', { others: adults(2) })).toBe('BAD_USER_INPUT');
    expect(await codeOf('gold')).toBe('ok');
    expect((await changeParty(world, 'gold', await signUpOf('gold'), adults(2))).code).toBe('BAD_USER_INPUT');
    expect((await changeParty(world, 'gold', await signUpOf('gold'), adults(1))).code).toBeUndefined();
    expect(await codeOf('quiet')).toBe('QUEST_FULL');
    expect(await places(world, 'q')).toMatchObject({ taken: 4, held: 0 });
  });

  it('a viewer is shown what they can take [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'volunteer', 'q', { others: adults(1) });
    const verdictAndHeld = async (as: CastName | null) => {
      const { viewerVerdict, heldCount } = await seen(world, as, 'q');
      return [viewerVerdict.verdict, heldCount];
    };
    expect(await verdictAndHeld('employees')).toEqual(['FULL', 2]);
    expect(await verdictAndHeld('gold')).toEqual(['OPEN', 0]);
    await signUp(world, 'gold', 'q');
    await signUp(world, 'guildadmin', 'q');
    await bailOut(world, 'volunteer', await signUpOf('volunteer'));
    expect(await verdictAndHeld('employees')).toEqual(['OPEN', 0]);
    expect(await verdictAndHeld('quiet')).toEqual(['FULL', 2]);
  });

  it('what a member gives up is the guild’s again, and a member who waits is offered it [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'volunteer', 'q', { others: adults(1) });
    await signUp(world, 'gold', 'q', { others: adults(1) });
    for (const as of ['employees', 'quiet'] as const)
      expect((await join(world, as, 'q')).code).toBeUndefined();
    await bailOut(world, 'gold', await signUpOf('gold'));
    expect(await offers(world, 'q')).toEqual([{ chariteerId: 'quiet', state: 'standing' }]);
    expect((await holdSeen('managers'))?.guildHold).toMatchObject({ spotsLeft: 1 });
    expect(await places(world, 'q')).toMatchObject({ taken: 2, held: 2 });
    await bailOut(world, 'volunteer', await signUpOf('volunteer'));
    expect((await offers(world, 'q')).map(({ chariteerId }) => chariteerId)).toEqual(['quiet', 'employees']);
  });

  it('a member whose guardian has to sign first is held one of them [HEAD-07]', async () => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: '' });
    });
    await holdTwo();
    const young = { questId: 'q', chariteerId: 'teen' };
    const context = { now: world.clock.now(), config: world.config };
    expect(await world.store.write((tx) => holdForGuardian(tx, context, young))).not.toBeNull();
    expect((await holdSeen('managers'))?.guildHold).toMatchObject({ spotsLeft: 1 });
    expect(await places(world, 'q')).toMatchObject({ taken: 0, held: 2 });
  });

  it('a reservation that is released frees what is unused, which can be taken back [HEAD-07]', async () => {
    const id = await holdTwo();
    await signUp(world, 'gold', 'q');
    type Ended = { abandonContract: { undoToken: string } };
    const { data } = await world.gql<Ended>(
      `mutation { abandonContract(id: "${id}") { undoToken } }`,
      {},
      { as: 'managers' },
    );
    expect(await places(world, 'q')).toMatchObject({ taken: 1, held: 0 });
    await world.gql(
      `mutation { takeBack(token: "${data?.abandonContract.undoToken}") { id } }`,
      {},
      { as: 'managers' },
    );
  });
});

describe('at the release', () => {
  it('the waitlist is served with what is unused, once, however late [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'volunteer', 'q', { others: adults(1) });
    await join(world, 'employees', 'q');
    world.clock.set(RELEASES_AT - 1);
    await sweep();
    expect(await offers(world, 'q')).toEqual([]);
    world.clock.set(RELEASES_AT + HOUR_MS);
    for (const _ of [1, 2]) await sweep();
    expect(await offers(world, 'q')).toEqual([{ chariteerId: 'employees', state: 'standing' }]);
    expect(await places(world, 'q')).toMatchObject({ taken: 2, held: 1 });
    expect(await holdSeen('managers')).toEqual({ reservation: null, guildHold: null });
    expect(await codeOf('quiet')).toBe('ok');
    expect(await listed(world, 'q')).toEqual(['employees']);
  });

  it('who comes before the worker finds the spots released [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'volunteer', 'q', { others: adults(1) });
    world.clock.set(RELEASES_AT);
    expect(await codeOf('employees')).toBe('ok');
    expect(await places(world, 'q')).toMatchObject({ taken: 3, held: 0 });
  });

  it('a start that moves before it moves it along [HEAD-07]', async () => {
    await holdTwo();
    await world.store.write((tx) =>
      tx
        .update(quest)
        .set({ endedAt: STARTS_AT + 3 * HOUR_MS })
        .where(eq(quest.id, 'q')),
    );
    const startedAt = new Date(RELEASES_AT - DAY_MS).toISOString();
    const endedAt = new Date(RELEASES_AT - DAY_MS + 3 * HOUR_MS).toISOString();
    const moved = `mutation { updateQuest(id: "q", startedAt: "${startedAt}", endedAt: "${endedAt}") { id } }`;
    expect((await world.gql(moved, {}, { as: 'managers' })).errors).toBeUndefined();
    expect((await holdSeen('managers'))?.guildHold?.releasesAt).toBe(startedAt);
  });
});

describe('a day before the release', () => {
  const told = async () =>
    (await readMails(world)).filter(({ subject }) => subject.includes('unused')).map(({ body }) => body);

  it('the guild’s admins are told once what is unused [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'gold', 'q');
    world.clock.set(RELEASES_AT - DAY_MS - 1);
    await sweep();
    expect(await told()).toEqual([]);
    world.clock.set(RELEASES_AT - DAY_MS);
    for (const _ of [1, 2]) await sweep();
    expect(await told()).toEqual([
      expect.stringContaining(
        '1 spot is unused. On Sunday, November 22, 2026 at 10:00 am, it opens to everyone.',
      ),
    ]);
  });

  it('no one is told where all are used, nor of what was reserved on that day [HEAD-07]', async () => {
    await holdTwo();
    await signUp(world, 'gold', 'q', { others: adults(1) });
    await world.store.write((tx) => upcomingQuest(tx, { id: 'soon', startedAt: RELEASES_AT + HOUR_MS }));
    world.clock.set(RELEASES_AT - HOUR_MS);
    await reserve({ spots: 1 }, 'soon');
    await sweep();
    expect(await told()).toEqual([]);
  });
});
