import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#api/access/auth/limits.ts';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { message } from '#db/schema/message.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { fullQuest, standInsIn, tokenIn } from '../support/stand-ins.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let people: ReturnType<typeof standInsIn>;
beforeEach(async () => {
  world = await openWorld();
  people = standInsIn(world);
  // Within 24 hours: a bail-out now would be a late one.
  await world.store.write(async (tx) => {
    await fullQuest(tx, { startedAt: TEST_NOW + 5 * HOUR_MS, endedAt: TEST_NOW + 7 * HOUR_MS });
    await tx.update(contactEmail).set({ verificationStatus: 'Confirmed' });
  });
});
afterEach(() => world.close());

const linked = async (address: string | null = null, word: string | null = null) =>
  (await people.link(address, 'gold', word)).data?.makeHandOverLink;
const rowOf = async (id: string) =>
  (await world.store.read.select().from(contract).where(eq(contract.id, id))).at(0);

describe('a link for one person', () => {
  it('is shared by hand: whoever opens it logs in, sees the quest, and takes the place once [SWP-04]', async () => {
    const link = await linked(null, 'You know the kitchen');
    expect(link).toMatchObject({ way: 'link', isMailed: false });
    const token = tokenIn(link?.path);
    expect(link?.path).toBe(`/hand-over?token=${token}`);
    const stranger = (await people.open(token)).data?.handOver;
    expect(stranger, 'a visitor reads of nobody').toMatchObject({
      ...{ standing: 'OPEN', eventTitle: 'Soup line', username: null, word: null, verdict: null, takers: [] },
    });
    expect((await people.open(token, 'volunteer')).data?.handOver).toMatchObject({
      ...{ username: null, word: 'You know the kitchen', verdict: 'OPEN', isOwn: false },
      takers: [{ chariteerId: 'volunteer' }],
    });
    expect((await people.open(token, 'gold')).data?.handOver).toMatchObject({ isOwn: true, takers: [] });
    expect((await rowOf('mine'))?.abandonedAt, 'opening changes nothing').toBeNull();
    expect((await people.takeBy(token, null)).code).toBe('NOT_LOGGED_IN');
    expect((await people.takeBy(token)).code).toBeUndefined();
    expect((await people.takeBy(token, 'new')).code).toBe('PLACE_GONE');
    expect((await people.open(token, 'new')).data?.handOver).toMatchObject({
      standing: 'TAKEN',
      username: null,
    });
  });

  it('it goes to an address, and names nobody, since nobody knows who reads it [SWP-04: by mail]', async () => {
    const link = await linked('friend@else.example', 'Ask for Gold');
    expect(link?.isMailed).toBe(true);
    const mails = (await readMails(world)).filter(({ kind }) => kind === 'hand-over-link');
    expect(mails).toMatchObject([{ recipient: 'friend@else.example' }]);
    expect(mails[0]?.body).toContain(`/hand-over?token=${tokenIn(link?.path)}`);
    for (const told of ['Ask for Gold', 'gold']) expect(mails[0]?.body).not.toContain(told);
    expect((await people.link('friend@else.con')).code).toBe('BAD_USER_INPUT');
  });

  it('20 in 24 hours, and no address gets more than three such mails a day [SWP-04: limits]', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await linked('friend@else.example'))?.isMailed).toBe(true);
    expect((await linked('friend@else.example'))?.isMailed).toBe(false);
    for (let count = 4; count < LIMITS.handOverByAccount.most; count += 1) await linked();
    expect((await people.link()).code).toBe('RATE_LIMITED');
  });

  it('only whom it lets pass; any other token is none, and an open request no link [SWP-04: the gate]', async () => {
    const token = tokenIn((await linked())?.path);
    expect((await people.takeBy(token, 'waiting')).code).toBe('GUARDIAN_PENDING');
    const asked = (await people.ask()).data?.askForStandIn.id ?? '';
    const made = (purpose: 'hand-over' | 'attend', id: string) =>
      answerToken(world.config.dataKey, { purpose, id });
    for (const bad of ['x', made('hand-over', asked), made('attend', 'mine'), made('hand-over', 'nothing')])
      expect((await people.open(bad, 'volunteer')).code).toBe('INVALID_TOKEN');
    const [link] = await world.store.read.select().from(standInRequest).where(eq(standInRequest.way, 'link'));
    expect((await people.take(link?.id ?? '')).code, 'a link’s id is no way in').toBe('STAND_IN_NOT_FOUND');
    expect((await people.seenBy('volunteer')).wanted, 'nobody else sees it').toMatchObject([{ id: asked }]);
  });

  it('its owner sees all links and ends each; what is taken openly ends them too [SWP-04: ending]', async () => {
    const [one, other] = [await linked(), await linked()];
    const paths = (await people.seenBy('gold')).own?.map(({ path }) => path);
    expect(paths?.sort()).toEqual([one?.path, other?.path].sort());
    await world.gql('mutation ($id: ID!) { endStandIn(id: $id) }', { id: one?.id }, { as: 'gold' });
    expect((await people.takeBy(tokenIn(one?.path))).code).toBe('STAND_IN_ENDED');
    const asked = (await people.ask()).data?.askForStandIn.id ?? '';
    expect((await people.take(asked)).code).toBeUndefined();
    expect((await people.takeBy(tokenIn(other?.path), 'new')).code).toBe('STAND_IN_ENDED');
  });
});

describe('after a hand-over', () => {
  const handOver = async (as: 'volunteer' | 'teen' = 'volunteer') =>
    people.take((await people.ask()).data?.askForStandIn.id ?? '', as);

  it('both and the managers are told, each with the names they may read [SWP-05]', async () => {
    await handOver();
    const mails = await readMails(world);
    const to = (kind: string) => mails.filter((mail) => mail.kind === kind);
    expect(to('place-handed-over')).toMatchObject([
      {
        recipient: castEmail('volunteer'),
        subject: expect.stringContaining('You’re the sub: Soup line'),
      },
    ]);
    expect(to('stand-in-found')).toMatchObject([{ recipient: castEmail('gold') }]);
    for (const { body } of [...to('stand-in-found'), ...to('place-handed-over')])
      expect(body).not.toMatch(/gold|volunteer@|Rosa Delmar/);
    const managers = to('place-changed-hands');
    expect(managers.map(({ recipient }) => recipient)).toContain(castEmail('managers'));
    const mail = managers.find(({ recipient }) => recipient === castEmail('managers'));
    expect(mail?.body).toMatch(/gave “Soup line” .* to Rosa/);
    expect(to('signed-up'), 'one mail for one place').toEqual([]);
    expect(to('bailed-out-late'), 'no late drop').toEqual([]);
  });

  it('a guardian gets the copy, and managers read no name of the young who left [SWP-05: the young]', async () => {
    await world.gql('mutation { abandonContract(id: "mine") { id } }', {}, { as: 'gold' });
    await world.store.write((tx) => insertContract(tx, { id: 'teens', questId: 'q', chariteerId: 'teen' }));
    const asked = (await people.ask(null, 'teen', 'teens')).data?.askForStandIn.id ?? '';
    expect((await people.take(asked)).code).toBeUndefined();
    const mails = await readMails(world);
    const found = mails.filter(({ kind }) => kind === 'stand-in-found' || kind === 'guardian-copy');
    expect(found.length).toBeGreaterThanOrEqual(2);
    const mail = mails.find(
      ({ kind, recipient }) => kind === 'place-changed-hands' && recipient === castEmail('managers'),
    );
    expect(mail?.body).toContain('Someone gave');
  });

  it('it is no bail-out and no late drop, in recaps, lists and histories [SWP-05: statistics]', async () => {
    await handOver();
    await world.store.write((tx) => refreshRecap(tx, ['gold']));
    const isGold = and(eq(recapVolunteer.chariteerId, 'gold'), eq(recapVolunteer.providerId, '1'));
    expect(await world.store.read.select().from(recapVolunteer).where(isGold)).toEqual([]);
    const pledged = '{ quest(id: "q") { pledgedContracts { chariteerId abandonedAt } } }';
    const { data } = await world.gql(pledged, {}, { as: 'managers' });
    expect(data).toEqual({ quest: { pledgedContracts: [{ chariteerId: 'volunteer', abandonedAt: null }] } });
    const history = `{ getChariteerMergedContracts(chariteerId: "gold") { mergedContracts { contract {
      isHandedOver } } } }`;
    expect((await world.gql(history, {}, { as: 'gold' })).data).toEqual({
      getChariteerMergedContracts: { mergedContracts: [{ contract: { isHandedOver: true } }] },
    });
  });

  it('a bail-out at the same time is both [SWP-05: statistics]', async () => {
    await world.gql('mutation { abandonContract(id: "mine") { id } }', {}, { as: 'gold' });
    const isGold = eq(recapVolunteer.chariteerId, 'gold');
    const rows = await world.store.read.select().from(recapVolunteer).where(isGold);
    expect(rows.map(({ lateDropCount }) => lateDropCount)).toContain(1);
  });

  it('both find it in theirs [SWP-05: the inbox]', async () => {
    await handOver();
    const rows = await world.store.read.select().from(message);
    const kinds = (id: string) => rows.filter(({ accountId }) => accountId === id).map(({ kind }) => kind);
    expect(kinds('volunteer')).toContain('place-handed-over');
    expect(kinds('gold')).toContain('stand-in-found');
  });
});
