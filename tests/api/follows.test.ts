import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEEKLY_QUESTS } from '#api/verbs/reminders/weekly/send-weekly.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { follow } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import { FOLLOWS_MAX } from '#domain/follows/follow.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Thursday, November 19, 9 am in New York. */
const THURSDAY = Date.parse('2026-11-19T14:00:00Z');
type Follows = { charities: { id: string; name: string }[]; types: string[]; hasNews: boolean };

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function change(verb: 'follow' | 'unfollow', what: object, as: CastName | null = 'volunteer') {
  const text = `mutation ($what: FollowInput!) { ${verb}(what: $what) { charities { id } types } }`;
  const { data, code } = await world.gql<Record<string, Follows>>(text, { what }, { as });
  return code ?? [...(data?.[verb]?.charities ?? []).map(({ id }) => id), ...(data?.[verb]?.types ?? [])];
}

async function own(as: CastName = 'volunteer') {
  const text = '{ ownFollows { charities { id name } types hasNews } }';
  return (await world.gql<{ ownFollows: Follows }>(text, {}, { as })).data?.ownFollows;
}

async function suggested(as: CastName = 'volunteer'): Promise<string[]> {
  type Told = { suggestedQuests: { reason: string; quest: { id: string } }[] };
  const { data } = await world.gql<Told>('{ suggestedQuests { reason quest { id } } }', {}, { as });
  return (data?.suggestedQuests ?? []).map(({ reason, quest }) => `${quest.id} ${reason}`);
}

const hide = (id: string) =>
  world.store.write(
    async (tx) => void (await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, id))),
  );

describe('following', () => {
  it('a charity and a type, each once however often, and both ended in one step [VHM-10: the API]', async () => {
    expect(await change('follow', { providerId: '2' })).toEqual(['2']);
    expect(await change('follow', { providerId: '2' })).toEqual(['2']);
    expect(await change('follow', { type: 'water' })).toEqual(['2', 'water']);
    expect(await own()).toMatchObject({ types: ['water'], hasNews: false });
    expect(await own('gold')).toMatchObject({ charities: [], types: [] });
    expect(await change('unfollow', { providerId: '2' })).toEqual(['water']);
    expect(await change('unfollow', { providerId: '2' })).toEqual(['water']);
    expect(await change('unfollow', { type: 'water' })).toEqual([]);
  });

  it('only what there is and can be seen, by whoever has a record, a hundred at most [VHM-10: refusals]', async () => {
    expect(await change('follow', { providerId: '1' }, null)).toBe('NOT_LOGGED_IN');
    expect(await change('follow', { providerId: '1' }, 'new')).toBe('NO_VOLUNTEER_RECORD');
    expect(await change('follow', { providerId: 'nothing' })).toBe('PROVIDER_NOT_FOUND');
    expect(await change('follow', {})).toBe('BAD_USER_INPUT');
    expect(await change('follow', { type: '<b>water</b>'.repeat(1000) })).toBe('BAD_USER_INPUT');
    expect(await change('follow', { type: 'water', providerId: '1' })).toBe('BAD_USER_INPUT');
    await hide('2');
    expect(await change('follow', { providerId: '2' })).toBe('PROVIDER_NOT_FOUND');
    await world.store.write(async (tx) => {
      for (let at = 0; at < FOLLOWS_MAX; at += 1) {
        const { id: providerId } = await insertProvider(tx);
        await tx
          .insert(follow)
          .values({ id: `f${at}`, accountId: 'volunteer', providerId, createdAt: TEST_NOW });
      }
    });
    expect(await change('follow', { type: 'water' })).toBe('TOO_MANY_FOLLOWED');
    expect((await own())?.charities).toHaveLength(FOLLOWS_MAX);
  });

  it('a charity that is hidden leaves the list, and one that is removed takes the row along [VHM-10: silent]', async () => {
    await change('follow', { providerId: '2' });
    await hide('2');
    expect((await own())?.charities).toEqual([]);
    expect(await world.store.read.select().from(follow)).toHaveLength(1);
  });

  it('what is followed stands first with its reason, as long as one can take it [VHM-10: for you]', async () => {
    await world.store.write(async (tx) => {
      const add = (id: string, hours: number, values: object) =>
        upcomingQuest(tx, { id, startedAt: TEST_NOW + 3 * DAY_MS + hours * HOUR_MS, ...values });
      await add('any', 0, { providerId: '1', serviceTags: ['food'] });
      await add('charitys', 5, { providerId: '2', serviceTags: ['food'] });
      await add('typed', 10, { providerId: '1', serviceTags: ['water'] });
      await add('own', 15, { providerId: '2', serviceTags: ['water'] });
      await insertContract(tx, { questId: 'own', chariteerId: 'volunteer' });
    });
    const plain = await suggested();
    expect(plain.filter((one) => one.includes('FOLLOWED'))).toEqual([]);
    await change('follow', { providerId: '2' });
    await change('follow', { type: 'water' });
    const told = await suggested();
    expect(told.slice(0, 2)).toEqual(['charitys FOLLOWED_CHARITY', 'typed FOLLOWED_TYPE']);
    expect(told.join()).not.toContain('own ');
    expect(told.length).toBeLessThanOrEqual(6);
    await world.store.write(
      async (tx) =>
        void (await tx
          .insert(providerBan)
          .values({ id: 'b', providerId: '2', chariteerId: 'volunteer', createdAt: TEST_NOW } as never)),
    );
    expect((await suggested())[0]).toBe('typed FOLLOWED_TYPE');
  });

  it('one is told of it however many other quests come before [VHM-10: for you]', async () => {
    await world.store.write(async (tx) => {
      for (let at = 0; at < 110; at += 1)
        await upcomingQuest(tx, { startedAt: TEST_NOW + 2 * DAY_MS + at * 60_000, providerId: '1' });
      await upcomingQuest(tx, { id: 'late', startedAt: TEST_NOW + 40 * DAY_MS, providerId: '2' });
    });
    expect((await suggested()).join()).not.toContain('late');
    await change('follow', { providerId: '2' });
    expect((await suggested())[0]).toBe('late FOLLOWED_CHARITY');
  });
});

describe('what is new there, on Thursdays', () => {
  const mailTo = async (name: CastName) =>
    (await readMails(world)).find(
      ({ kind, recipient }) => kind === 'weekly-quests' && recipient === castEmail(name),
    );
  const setNews = (isOn: boolean, as: CastName = 'gold') =>
    world.gql('mutation ($isOn: Boolean!) { setFollowNews(isOn: $isOn) { hasNews } }', { isOn }, { as });

  beforeEach(async () => {
    world.clock.set(THURSDAY - DAY_MS);
    await change('follow', { providerId: '2' }, 'gold');
    await world.store.write(async (tx) => {
      const startedAt = THURSDAY + 20 * DAY_MS;
      await upcomingQuest(tx, { eventTitle: 'Fresh', providerId: '2', startedAt, endedAt: null });
      await upcomingQuest(tx, { eventTitle: 'Elsewhere', providerId: '1', startedAt, endedAt: null });
      const { quest } = await import('#db/schema/quest.ts');
      await tx.update(quest).set({ announcedAt: THURSDAY - DAY_MS });
      await upcomingQuest(tx, {
        id: 'known',
        eventTitle: 'Known',
        providerId: '2',
        startedAt,
        endedAt: null,
      });
      await tx
        .update(quest)
        .set({ announcedAt: THURSDAY - 8 * DAY_MS })
        .where(eq(quest.id, 'known'));
    });
    world.clock.set(THURSDAY);
  });

  it('nobody is told without having chosen it, and who has is told what is new [VHM-10: Thursday]', async () => {
    await runJob(world, WEEKLY_QUESTS);
    expect(await mailTo('gold')).toBeUndefined();
  });

  it('who has chosen it is told what is new there, and what one has known stays out [VHM-10: Thursday]', async () => {
    await setNews(true);
    await setNews(true);
    await setNews(true, 'volunteer');
    await runJob(world, WEEKLY_QUESTS);
    const body = (await mailTo('gold'))?.body ?? '';
    expect(body).toContain('New at what you follow');
    expect(body).toContain('Fresh, with ');
    expect(body).not.toContain('Elsewhere');
    expect(body).not.toContain('Known');
    expect(body).not.toContain('You could take:');
    expect(await mailTo('volunteer')).toBeUndefined();
  });

  it('it is taken back as easily [VHM-10: Thursday]', async () => {
    await setNews(true);
    await setNews(false);
    expect((await own('gold'))?.hasNews).toBe(false);
    await runJob(world, WEEKLY_QUESTS);
    expect(await mailTo('gold')).toBeUndefined();
  });
});
