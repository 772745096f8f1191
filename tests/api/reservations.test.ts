// Long because it walks the whole life of a reservation: made, told, asked, answered, given back.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall' });
    await insertStamp(tx, { id: 'stamp', providerId: '1', eventTitle: 'Soup', locationId: 'hall' });
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup', resourceMaxNumber: 2 });
  });
});
afterEach(() => world.close());

const run = (as: CastName | null, query: string) => world.gql(`mutation { ${query} }`, {}, { as });
const reserve = (as: CastName | null = 'managers', questId = 'q', guildId = GUILD_ID) =>
  run(
    as,
    `reserveQuest(questId: "${questId}", guildId: "${guildId}") { outcome guildName eventTitle contract { guildId chariteerId } }`,
  );
const answer = (as: CastName, id: string, accepts: boolean) =>
  run(as, `answerReservationRequest(id: "${id}", accepts: ${accepts})`);
const setAsksFirst = (asksFirst: boolean) =>
  run('guildadmin', `setGuildAsksFirst(guildId: "${GUILD_ID}", asksFirst: ${asksFirst})`);
const setClosed = (isClosed: boolean, as: CastName = 'guildadmin') =>
  run(as, `setGuildClosedTo(guildId: "${GUILD_ID}", providerId: "1", isClosed: ${isClosed})`);

const holders = async () => {
  const rows = await world.store.read.select().from(contract);
  return rows.filter((row) => row.guildId && !row.abandonedAt).map(({ questId }) => questId);
};
const requests = () => world.store.read.select().from(reservationRequest);
const requestId = async () => (await requests())[0]?.id ?? '';
const mails = async () => {
  const rows = await readMails(world);
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
};
const actions = async () =>
  (await world.store.read.select().from(auditEntry).orderBy(auditEntry.id)).map(({ action }) => action);

const DESK = `{ guildDesk(guildId: "${GUILD_ID}") {
  asksFirst codeRestsUntil closedCharities { id name }
  requests { id questId eventTitle placeName providerName hasPage endsAt }
  reservations { id questId eventTitle providerName hasPage endsAt }
} }`;
type Desk = {
  asksFirst: boolean;
  closedCharities: { id: string; name: string }[];
  requests: { id: string; questId: string; endsAt: string; hasPage: boolean }[];
  reservations: { id: string; questId: string }[];
};
const desk = async (as: CastName | null = 'guildadmin') =>
  (await world.gql<{ guildDesk: Desk }>(DESK, {}, { as })).data?.guildDesk;
const standing = async (as: CastName = 'managers', id = 'q') => {
  const query = `{ quest(id: "${id}") { reservationRequest { guildName standing endsAt } } }`;
  type Shown = { quest: { reservationRequest: { standing: string; guildName: string } | null } };
  return (await world.gql<Shown>(query, {}, { as })).data?.quest.reservationRequest;
};

describe('a reservation', () => {
  it('of a draft is not for who is under 18, whatever the role [SAF-13]', async () => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: 'group-1', accountId: 'teen', roleId: 'captains' });
      await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
    });
    expect((await reserve('teen', 'draft')).code).toBe('FORBIDDEN');
    expect((await reserve('teen', 'q')).code).toBeUndefined();
    expect(await requests()).toEqual([]);
  });

  it('stands at once on a published quest, and the guild’s admins are told [SAF-16, CON-13]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'admins' }),
    );
    const { data, errors } = await reserve();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      reserveQuest: {
        outcome: 'RESERVED',
        guildName: 'Harbor Friends',
        eventTitle: 'Soup',
        contract: { guildId: GUILD_ID, chariteerId: 'managers' },
      },
    });
    expect(await holders()).toEqual(['q']);
    expect((await mails()).sort()).toEqual([
      `${castEmail('gold')}: A quest is reserved for Harbor Friends`,
      `${castEmail('guildadmin')}: A quest is reserved for Harbor Friends`,
    ]);
    const [mail] = await readMails(world);
    expect(mail?.body).toContain(`http://chariteers.test/guilds/${GUILD_ID}?tab=reservations`);
    expect(await actions()).toEqual(['quest-reserved']);
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('QUEST_RESERVED');
    expect((await signUp(world, 'guildadmin', 'q')).code).toBeUndefined();
  });

  it('admins whose address is not confirmed get no mail, and it stands all the same [SAF-16]', async () => {
    await world.store.write((tx) => tx.update(contactEmail).set({ verificationStatus: 'Unverified' }));
    expect((await reserve()).errors).toBeUndefined();
    expect(await mails()).toEqual([]);
    expect(await holders()).toEqual(['q']);
  });

  it('the admins give it back in one tap: whoever has signed up stays, and who reserved is told [SAF-16]', async () => {
    await reserve();
    await signUp(world, 'guildadmin', 'q');
    const [held] = (await desk())?.reservations ?? [];
    expect(held).toMatchObject({ questId: 'q', hasPage: true, endsAt: null });
    const giveBack = `giveReservationBack(id: "${held?.id}")`;
    expect((await run('managers', giveBack)).code).toBe('FORBIDDEN');
    expect((await run('staff', giveBack)).code).toBe('FORBIDDEN');
    expect((await run('guildadmin', giveBack)).errors).toBeUndefined();
    expect(await holders()).toEqual([]);
    expect((await desk())?.reservations).toEqual([]);
    expect(await mails()).toContain(`${castEmail('managers')}: Harbor Friends gave back “Soup”`);
    expect(await actions()).toContain('reservation-given-back');
    expect((await run('guildadmin', giveBack)).code).toBe('CONTRACT_NOT_FOUND');
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    const own = await world.store.read.select().from(contract).where(eq(contract.chariteerId, 'guildadmin'));
    expect(own).toMatchObject([{ abandonedAt: null }]);
  });

  it('what is over is not given back, and a sign-up is no reservation [SAF-16]', async () => {
    await reserve();
    const [held] = (await desk())?.reservations ?? [];
    await world.store.write((tx) => insertContract(tx, { id: 'own', questId: 'q', chariteerId: 'gold' }));
    expect((await run('guildadmin', 'giveReservationBack(id: "own")')).code).toBe('CONTRACT_NOT_FOUND');
    world.clock.advance(2 * DAY_MS);
    expect((await run('guildadmin', `giveReservationBack(id: "${held?.id}")`)).code).toBe('QUEST_OVER_BAIL');
  });

  it('a guild that was dissolved meanwhile is not found, and nothing is written [SAF-16]', async () => {
    await world.store.write((tx) => tx.delete(guild).where(eq(guild.id, GUILD_ID)));
    expect((await reserve()).code).toBe('GUILD_NOT_FOUND');
    expect([await holders(), await requests(), await mails(), await actions()]).toEqual([[], [], [], []]);
  });
});

describe('a guild that is closed to a charity', () => {
  it('takes no reservation from it, those of others stay, and what is reserved stays [SAF-16]', async () => {
    await reserve();
    expect((await setClosed(true, 'managers')).code).toBe('FORBIDDEN');
    expect((await setClosed(true)).errors).toBeUndefined();
    expect((await desk())?.closedCharities).toEqual([{ id: '1', name: 'Harbor Table' }]);
    expect(await holders()).toEqual(['q']);
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'more' });
      await upcomingQuest(tx, { id: 'other', providerId: '2' });
    });
    expect((await reserve('managers', 'more')).code).toBe('GUILD_CLOSED_TO_CHARITY');
    expect((await reserve('managers', 'other')).code).toBeUndefined();
    await setClosed(false);
    expect((await reserve('managers', 'more')).code).toBeUndefined();
    expect(await actions()).toEqual(
      expect.arrayContaining(['guild-closed-to-charity', 'guild-opened-to-charity']),
    );
  });

  it('by closing, requests of that charity are declined [SAF-16]', async () => {
    await setAsksFirst(true);
    await reserve();
    await setClosed(true);
    expect(await requests()).toMatchObject([{ status: 'declined' }]);
    expect((await desk())?.requests).toEqual([]);
    expect((await setClosed(true)).errors).toBeUndefined();
  });

  it('managers learn a guild’s terms for their own charity, nobody else does [SAF-16]', async () => {
    await setClosed(true);
    const terms = async (as: CastName) => {
      const query =
        '{ searchGuilds(text: "harbor") { one: reservationTerms(providerId: "1") two: reservationTerms(providerId: "2") } }';
      type Found = { searchGuilds: { one: string | null; two: string | null }[] };
      return (await world.gql<Found>(query, {}, { as })).data?.searchGuilds;
    };
    expect(await terms('managers')).toEqual([{ one: 'CLOSED', two: 'AT_ONCE' }]);
    await setClosed(false);
    await setAsksFirst(true);
    expect(await terms('captains')).toEqual([{ one: 'ASKS_FIRST', two: null }]);
  });
});

describe('a guild that wants to be asked', () => {
  beforeEach(async () => {
    expect((await setAsksFirst(true)).errors).toBeUndefined();
  });

  it('a request holds nothing, and the admins are told [SAF-16, DEC-62]', async () => {
    const { data } = await reserve();
    expect(data).toMatchObject({ reserveQuest: { outcome: 'ASKED', contract: null } });
    expect(await holders()).toEqual([]);
    expect(await mails()).toEqual([
      `${castEmail('guildadmin')}: Harbor Table asks Harbor Friends about a quest`,
    ]);
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    const endsAt = new Date(TEST_NOW + DAY_MS).toISOString();
    expect(await desk()).toMatchObject({
      asksFirst: true,
      requests: [{ questId: 'q', eventTitle: 'Soup', providerName: 'Harbor Table', hasPage: true, endsAt }],
      reservations: [],
    });
    expect(await standing()).toEqual({ guildName: 'Harbor Friends', standing: 'WAITING', endsAt });
    expect(await actions()).toEqual(expect.arrayContaining(['guild-asks-first', 'guild-asked']));
  });

  it('what is asked is the business of the charity’s managers and the guild’s admins [SAF-16]', async () => {
    await reserve();
    for (const as of ['volunteer', 'teen', 'guildadmin'] as const) expect(await standing(as)).toBeNull();
    for (const as of [null, 'volunteer', 'managers', 'staff'] as const) {
      expect((await world.gql(DESK, {}, { as })).code).toBe(as ? 'FORBIDDEN' : 'NOT_LOGGED_IN');
    }
  });

  it('createContract asks too, and answers null [SAF-16, API-19]', async () => {
    const query = `createContract(chariteerId: "managers", questId: "q", guildId: "${GUILD_ID}") { id }`;
    const { data, errors } = await run('managers', query);
    expect([data, errors]).toEqual([{ createContract: null }, undefined]);
    expect(await requests()).toMatchObject([{ status: 'asked', askedById: 'managers' }]);
    const foreign = `createContract(chariteerId: "gold", questId: "q", guildId: "${GUILD_ID}") { id }`;
    expect((await run('managers', foreign)).code).toBe('FORBIDDEN');
  });

  it('an admin says yes: it is reserved, in the name of who asked, who is told [SAF-16]', async () => {
    await reserve();
    const id = await requestId();
    expect((await answer('managers', id, true)).code).toBe('FORBIDDEN');
    expect((await answer('volunteer', id, true)).code).toBe('FORBIDDEN');
    expect((await answer('guildadmin', id, true)).errors).toBeUndefined();
    expect(await holders()).toEqual(['q']);
    const [held] = await world.store.read.select().from(contract);
    expect(held).toMatchObject({ chariteerId: 'managers', guildId: GUILD_ID });
    expect(await mails()).toContain(`${castEmail('managers')}: Harbor Friends accepted “Soup”`);
    expect((await answer('guildadmin', id, false)).code).toBe('REQUEST_ENDED');
    expect(await actions()).toContain('reservation-accepted');
  });

  it('an admin says no: nothing is reserved, and another guild may be asked [SAF-16]', async () => {
    await reserve();
    expect((await reserve('captains')).code).toBe('GUILD_ALREADY_ASKED');
    expect((await answer('guildadmin', await requestId(), false)).errors).toBeUndefined();
    expect(await holders()).toEqual([]);
    expect(await standing()).toMatchObject({ standing: 'DECLINED', endsAt: null });
    expect(await mails()).toContain(`${castEmail('managers')}: Harbor Friends declined “Soup”`);
    expect((await reserve()).data).toMatchObject({ reserveQuest: { outcome: 'ASKED' } });
    expect(await standing()).toMatchObject({ standing: 'WAITING' });
  });

  it('the charity takes it back [SAF-16]', async () => {
    await reserve();
    const withdraw = `withdrawReservationRequest(id: "${await requestId()}")`;
    for (const as of ['boardmembers', 'guildadmin', 'volunteer'] as const) {
      expect((await run(as, withdraw)).code).toBe('FORBIDDEN');
    }
    expect((await run('captains', withdraw)).errors).toBeUndefined();
    expect((await desk())?.requests).toEqual([]);
    expect((await answer('guildadmin', await requestId(), true)).code).toBe('REQUEST_ENDED');
    expect((await run('managers', withdraw)).code).toBe('REQUEST_ENDED');
    expect((await run('managers', 'withdrawReservationRequest(id: "none")')).code).toBe('REQUEST_NOT_FOUND');
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['after 7 days', 20, async () => world.clock.advance(7 * DAY_MS)],
    ['at the quest’s start', 5, async () => world.clock.set(TEST_NOW + 5 * DAY_MS)],
    [
      'when the quest is full',
      5,
      async () => {
        await signUp(world, 'volunteer', 'far');
        await signUp(world, 'gold', 'far');
      },
    ],
    [
      'when the quest is cancelled',
      5,
      async () => run('managers', 'updateQuest(id: "far", publishingStatus: Cancelled) { id }'),
    ],
  ])('a request ends %s [SAF-16]', async (_, days, happen) => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'far', startedAt: TEST_NOW + days * DAY_MS, resourceMaxNumber: 2 }),
    );
    await reserve('managers', 'far');
    expect((await desk())?.requests).toHaveLength(1);
    await happen();
    expect((await desk())?.requests).toEqual([]);
    expect(await standing('managers', 'far')).toMatchObject({ standing: 'ENDED' });
    expect((await answer('guildadmin', await requestId(), true)).code).toBe('REQUEST_ENDED');
    expect(await holders()).toEqual([]);
  });

  it('after a request has run out, the guild may be asked again [SAF-16]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'far', startedAt: TEST_NOW + 30 * DAY_MS }));
    await reserve('managers', 'far');
    world.clock.advance(7 * DAY_MS - 1);
    expect((await reserve('managers', 'far')).code).toBe('GUILD_ALREADY_ASKED');
    world.clock.advance(1);
    expect((await reserve('managers', 'far')).data).toMatchObject({ reserveQuest: { outcome: 'ASKED' } });
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['asked', 'ended']);
  });

  it('who is admin no more answers no more [SAF-16]', async () => {
    await reserve();
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.groupId, GUILD_ID)));
    expect((await answer('guildadmin', await requestId(), true)).code).toBe('FORBIDDEN');
  });
});

describe('a draft', () => {
  const times = {
    startedAt: new Date(TEST_NOW + 2 * DAY_MS).toISOString(),
    endedAt: new Date(TEST_NOW + 2 * DAY_MS + HOUR_MS).toISOString(),
  };
  const CREATE = `mutation ($reservedGuildId: ID!, $startedAt: DateTime!, $endedAt: DateTime!) {
    createQuest(providerId: "1", postedById: "managers", templateQuestId: "stamp", startedAt: $startedAt,
      endedAt: $endedAt, reservedGuildId: $reservedGuildId) {
      id publishingStatus
      reservation { guildName easyJoinCode contactPhone } reservationRequest { standing guildName endsAt }
    }
  }`;
  type Created = { createQuest: { id: string; reservation: unknown; reservationRequest: unknown } };
  const draft = (reservedGuildId = GUILD_ID) =>
    world.gql<Created>(CREATE, { ...times, reservedGuildId }, { as: 'managers' });
  const publish = (id: string) =>
    run('managers', `websitePublishAllDraftsToActiveQuests(providerID: "1", draftQuests: ["${id}"]) { id }`);

  it('six drafts with a guild give no code, no telephone, and tell nobody [SAF-16]', async () => {
    for (let count = 0; count < 6; count += 1) {
      const { data } = await draft();
      expect(data?.createQuest).toMatchObject({
        reservation: null,
        reservationRequest: { standing: 'AT_PUBLISHING', guildName: 'Harbor Friends', endsAt: null },
      });
    }
    expect([await holders(), await mails()]).toEqual([[], []]);
    expect((await desk())?.reservations).toEqual([]);
  });

  it('its reservation begins with publishing, and the admins are told then [SAF-16]', async () => {
    const id = (await draft()).data?.createQuest.id ?? '';
    expect((await publish(id)).errors).toBeUndefined();
    expect(await holders()).toEqual([id]);
    expect(await mails()).toEqual([`${castEmail('guildadmin')}: A quest is reserved for Harbor Friends`]);
    expect(await standing('managers', id)).toMatchObject({ standing: 'ACCEPTED' });
  });

  it('the edit that publishes it begins the same, and asks a guild that wants to be asked [SAF-16, DEC-62]', async () => {
    const id = (await draft()).data?.createQuest.id ?? '';
    await setAsksFirst(true);
    await run('managers', `updateQuest(id: "${id}", eventTitle: "Stew") { id }`);
    expect(await mails()).toEqual([]);
    await run('managers', `updateQuest(id: "${id}", publishingStatus: Published) { id }`);
    expect(await holders()).toEqual([]);
    expect(await standing('managers', id)).toMatchObject({ standing: 'WAITING' });
    expect(await mails()).toHaveLength(1);
    await answer('guildadmin', await requestId(), true);
    expect(await holders()).toEqual([id]);
  });

  it('it is published all the same when the guild has closed to the charity, or was dissolved [SAF-16]', async () => {
    const closed = (await draft()).data?.createQuest.id ?? '';
    await setClosed(true);
    expect((await publish(closed)).errors).toBeUndefined();
    expect(await standing('managers', closed)).toMatchObject({ standing: 'DECLINED' });
    await setClosed(false);
    const orphan = (await draft()).data?.createQuest.id ?? '';
    await world.store.write((tx) => tx.delete(guild).where(eq(guild.id, GUILD_ID)));
    expect((await publish(orphan)).errors).toBeUndefined();
    expect(await standing('managers', orphan)).toBeNull();
    const rows = await world.store.read.select().from(quest).where(eq(quest.publishingStatus, 'Draft'));
    expect([rows, await holders()]).toEqual([[], []]);
  });

  it('a draft is reserved and released from the calendar as well [SAF-16]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'd', publishingStatus: 'Draft' }));
    expect((await reserve('managers', 'd')).data).toMatchObject({
      reserveQuest: { outcome: 'AT_PUBLISHING' },
    });
    await run('managers', `withdrawReservationRequest(id: "${await requestId()}")`);
    await publish('d');
    expect(await holders()).toEqual([]);
  });

  it('a guild that was dissolved meanwhile refuses the new draft [SAF-16]', async () => {
    const before = (await world.store.read.select().from(quest)).length;
    expect((await draft('gone')).code).toBe('GUILD_NOT_FOUND');
    expect(await world.store.read.select().from(quest)).toHaveLength(before);
  });
});

describe('ten ahead', () => {
  const questsAhead = (count: number) =>
    world.store.write(async (tx) => {
      for (let at = 0; at < count; at += 1) await upcomingQuest(tx, { id: `n${at}` });
    });

  it('at most ten reservations and requests of a charity for a guild; others have their own ten [SAF-16]', async () => {
    await questsAhead(11);
    for (let at = 0; at < 5; at += 1) expect((await reserve('managers', `n${at}`)).errors).toBeUndefined();
    await setAsksFirst(true);
    for (let at = 5; at < 10; at += 1) expect((await reserve('captains', `n${at}`)).errors).toBeUndefined();
    expect((await reserve('managers', 'n10')).code).toBe('TOO_MANY_RESERVATIONS');
    await world.store.write((tx) => upcomingQuest(tx, { id: 'other', providerId: '2' }));
    expect((await reserve('managers', 'other')).code).toBeUndefined();
    const first = (await desk())?.requests.find(({ questId }) => questId === 'n5');
    await answer('guildadmin', first?.id ?? '', false);
    expect((await reserve('managers', 'n10')).code).toBeUndefined();
    world.clock.advance(2 * DAY_MS);
    await world.store.write((tx) => upcomingQuest(tx, { id: 'next', startedAt: TEST_NOW + 4 * DAY_MS }));
    expect((await reserve('managers', 'next')).code).toBeUndefined();
  });

  it('many at the same moment keep to it, in one request too [SAF-16]', async () => {
    await questsAhead(14);
    const aliases = Array.from(
      { length: 14 },
      (_, at) => `r${at}: reserveQuest(questId: "n${at}", guildId: "${GUILD_ID}") { outcome }`,
    );
    await Promise.all([
      run('managers', aliases.slice(0, 7).join(' ')),
      run('admins', aliases.slice(7).join(' ')),
    ]);
    expect(await holders()).toHaveLength(10);
  });

  const POST = `mutation ($quests: [QuestFromTemplateInput!]!) {
    createQuestsFromTemplates(quests: $quests) { id message reservation }
  }`;
  type Posted = { createQuestsFromTemplates: { id: string; reservation: string | null }[] };
  const post = (from: number, days: number, reservedGuildId = GUILD_ID) => {
    const quests = Array.from({ length: days }, (_, day) => ({
      templateQuestId: 'stamp',
      providerId: '1',
      postedById: 'managers',
      publishingStatus: 'Published',
      startedAt: new Date(from + day * DAY_MS).toISOString(),
      endedAt: new Date(from + day * DAY_MS + HOUR_MS).toISOString(),
      reservedGuildId,
    }));
    return world.gql<Posted>(POST, { quests }, { as: 'managers' });
  };
  const DECEMBER = Date.parse('2026-12-01T20:00:00Z');

  it('those of one posted month count as one, and come in one mail [SAF-16, OPEN-MSC-02]', async () => {
    const { data, errors } = await post(DECEMBER, 20);
    expect(errors).toBeUndefined();
    expect(new Set(data?.createQuestsFromTemplates.map(({ reservation }) => reservation))).toEqual(
      new Set(['RESERVED']),
    );
    expect(await holders()).toHaveLength(20);
    expect(await mails()).toEqual([`${castEmail('guildadmin')}: 20 quests are reserved for Harbor Friends`]);
    await questsAhead(10);
    for (let at = 0; at < 9; at += 1) expect((await reserve('managers', `n${at}`)).errors).toBeUndefined();
    expect((await reserve('managers', 'n9')).code).toBe('TOO_MANY_RESERVATIONS');
  });

  it('twelve months posted at once are twelve, and all are refused with the number of the first too many [SAF-16]', async () => {
    const MONTH_MS = 31 * DAY_MS;
    const starts = Array.from({ length: 11 }, (_, at) => DECEMBER + at * MONTH_MS);
    const quests = starts.map((at) => ({
      templateQuestId: 'stamp',
      providerId: '1',
      postedById: 'managers',
      publishingStatus: 'Published',
      startedAt: new Date(at).toISOString(),
      endedAt: new Date(at + HOUR_MS).toISOString(),
      reservedGuildId: GUILD_ID,
    }));
    const { errors, code } = await world.gql(POST, { quests }, { as: 'managers' });
    expect(code).toBe('TOO_MANY_RESERVATIONS');
    expect(errors?.[0]?.message).toMatch(/^Item 11: /);
    expect(await holders()).toEqual([]);
  });

  it('of a posted month a guild that wants to be asked is asked, once [DEC-62, STM-11, OPEN-MSC-02]', async () => {
    await setAsksFirst(true);
    const { data } = await post(DECEMBER, 3);
    expect(data?.createQuestsFromTemplates.map(({ reservation }) => reservation)).toEqual([
      'ASKED',
      'ASKED',
      'ASKED',
    ]);
    expect(await holders()).toEqual([]);
    expect(await mails()).toEqual([
      `${castEmail('guildadmin')}: Harbor Table asks Harbor Friends about 3 quests`,
    ]);
    expect((await desk())?.requests).toHaveLength(3);
  });

  it('a guild that has closed to the charity refuses the month, with the number of the item [SAF-16]', async () => {
    await setClosed(true);
    const { code, errors } = await post(DECEMBER, 2);
    expect([code, errors?.[0]?.message]).toEqual([
      'GUILD_CLOSED_TO_CHARITY',
      'Item 1: Guild Takes No Reservations Of This Charity',
    ]);
  });
});

describe('what a charity writes to a guild', () => {
  const write = (as: CastName | null, change: Record<string, string> = {}) =>
    world.gql(
      'mutation ($questId: ID!, $message: String!, $contact: String!) { writeToGuild(questId: $questId, message: $message, contact: $contact) }',
      { questId: 'q', message: 'Please bring gloves.', contact: 'desk@harbor.example', ...change },
      { as },
    );

  it('reaches its admins by mail, and stands in the audit log without its words [SAF-16, DEC-33]', async () => {
    await reserve();
    expect((await write('captains')).errors).toBeUndefined();
    const rows = await readMails(world);
    const mail = rows.find(({ subject }) => subject === 'Harbor Table wrote to Harbor Friends');
    expect(mail?.recipient).toBe(castEmail('guildadmin'));
    expect(mail?.body).toContain('> Please bring gloves.');
    expect(mail?.body).toContain('desk@harbor.example');
    const log = await world.store.read.select().from(auditEntry).orderBy(auditEntry.id);
    const entry = log.find(({ action }) => action === 'guild-written-to');
    expect(entry).toMatchObject({ actorId: 'captains', subjectId: 'q' });
    expect(JSON.stringify(entry)).not.toContain('gloves');
  });

  it('a guild that is asked can be written to, one that has nothing to do with the quest cannot [SAF-16]', async () => {
    expect((await write('managers')).code).toBe('GUILD_NOT_FOUND');
    await setAsksFirst(true);
    await reserve();
    expect((await write('managers')).errors).toBeUndefined();
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['a role without quest U', 'boardmembers', {}, 'FORBIDDEN'],
    ['a stranger', 'volunteer', {}, 'FORBIDDEN'],
    ['an unknown quest', 'managers', { questId: 'none' }, 'QUEST_NOT_FOUND'],
    ['no message', 'managers', { message: ' ' }, 'BAD_USER_INPUT'],
    ['a message too long', 'managers', { message: 'x'.repeat(1001) }, 'BAD_USER_INPUT'],
    ['no contact', 'managers', { contact: '' }, 'BAD_USER_INPUT'],
  ] as const)('refuses %s [SAF-16]', async (_, as, change, code) => {
    await reserve();
    const before = await mails();
    expect((await write(as, change)).code).toBe(code);
    expect(await mails()).toEqual(before);
  });

  it('three mails a day for an admin, ten tries a day for a charity [SAF-16, SAF-29]', async () => {
    await reserve();
    for (let count = 0; count < 2; count += 1) expect((await write('managers')).errors).toBeUndefined();
    for (let count = 0; count < 8; count += 1) expect((await write('managers')).code).toBe('MAIL_HELD');
    expect((await write('captains')).code).toBe('RATE_LIMITED');
    world.clock.advance(DAY_MS);
    expect((await write('captains')).errors).toBeUndefined();
  });

  it('words of strangers go to adults only; without one nobody is written to [SAF-16]', async () => {
    await reserve();
    await world.store.write(async (tx) => {
      await tx.delete(groupMember).where(eq(groupMember.groupId, GUILD_ID));
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'admins' });
    });
    expect((await write('managers')).code).toBe('GUILD_NOT_REACHABLE');
    expect(await mails()).not.toContain('teen@demo.example: Harbor Table wrote to Harbor Friends');
    await world.store.write(async (tx) => {
      await insertVolunteer(tx, { account: { id: 'grown', username: 'grown' } });
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'grown', roleId: 'admins' });
    });
    const before = (await mails()).length;
    expect((await write('managers')).errors).toBeUndefined();
    const after = await mails();
    expect(after).toHaveLength(before + 1);
    expect(after).toContain('grown@demo.example: Harbor Table wrote to Harbor Friends');
  });
});
