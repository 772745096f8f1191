import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerLinkPath } from '#api/access/outbox/links/answer-link.ts';
import { holdPlaces, takePlace } from '#api/places/places/place-counter.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { type CastName, castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { contractsOf, signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import {
  bailOut,
  decline,
  fullQuest,
  joinAll,
  leave,
  listed,
  offers,
  places,
  seen,
  sweep,
  take,
} from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const standing = (...people: CastName[]) => people.map((chariteerId) => ({ chariteerId, state: 'standing' }));
const offered = async () => (await offers(world)).filter(({ state }) => state === 'standing');
const mailTo = async (name: CastName, kind = 'place-offered') =>
  (await readMails(world)).filter((mail) => mail.kind === kind && mail.recipient === castEmail(name));

const remove = (as: CastName) =>
  world.gql(`mutation { removeChariteer(input: { emailAddress: "${castEmail(as)}" }) { id } }`, {}, { as });

/** Demands a training that `volunteer` does not have. */
const demandTraining = () =>
  world.store.write(async (tx) => {
    await insertTraining(tx, { id: 'asked', providerId: '1' });
    await tx.insert(questRequiredOrientation).values({ questId: 'full', templateId: 'asked' });
    for (const chariteerId of ['guildadmin', 'quiet'])
      await insertTrainingRecord(tx, {
        id: `has-${chariteerId}`,
        ...{ templateId: 'asked', providerId: '1', chariteerId, resolution: 'Complete' },
      });
  });

describe('a place that comes free', () => {
  it('is held for the first on the list, in the same transaction [WAI-03, WAI-04: API]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer', 'guildadmin']);
    await bailOut(world);
    expect(await offers(world)).toEqual(standing('volunteer'));
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 2 });
    expect((await signUp(world, 'quiet', 'full')).code).toBe('QUEST_FULL');
    expect((await seen(world, 'quiet')).viewerVerdict.verdict).toBe('FULL');
    expect(await seen(world, 'volunteer')).toMatchObject({
      viewerVerdict: { verdict: 'OPEN' },
      ownWaiting: { position: 1, offer: { isForMe: true } },
    });
    expect((await seen(world, 'guildadmin')).ownWaiting?.offer).toBeNull();
  });

  const edit = (values: string, as: CastName = 'managers') =>
    world.gql(`mutation { updateQuest(id: "full", ${values}) { id } }`, {}, { as });
  const ban = (action: string) =>
    world.gql(
      `mutation { updateContract(id: "held-full", updateAction: "${action}", supervisorId: "managers") { id } }`,
      {},
      { as: 'managers' },
    );
  const ways: [title: string, free: () => Promise<{ code?: string | undefined }>][] = [
    ['a boot', () => ban('BOOT')],
    ['a ban', () => ban('BAN')],
    ['a higher maximum', () => edit('resourceMaxNumber: 2')],
    ['a removed account', () => remove('gold')],
  ];

  it.each(ways)('by %s [WAI-03: by what]', async (_, free) => {
    await fullQuest(world);
    await joinAll(world, ['volunteer']);
    expect((await free()).code).toBeUndefined();
    expect(await offered()).toEqual(standing('volunteer'));
  });

  it('by a reservation that is released [WAI-03: by what]', async () => {
    await fullQuest(world, { resourceMaxNumber: 2 });
    await joinAll(world, []);
    await world.store.write(async (tx) => {
      const guild = { questId: 'full', chariteerId: 'managers', guildId: GUILD_ID };
      await insertContract(tx, { id: 'reserved', ...guild });
      const waits = { questId: 'full', chariteerId: 'volunteer', joinedAt: 1 };
      await tx.insert(waitingPerson).values({ id: 'waits', ...waits });
    });
    await recount();
    await sweep(world);
    expect(await offers(world)).toEqual([]);
    await bailOut(world, 'managers', 'reserved');
    expect(await offered()).toEqual(standing('volunteer'));
  });

  it('passes those over whom the gate refuses, who stay on the list with the reason [WAI-08: API]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer', 'guildadmin']);
    await demandTraining();
    await bailOut(world);
    expect(await offered()).toEqual(standing('guildadmin'));
    expect(await listed(world)).toEqual(['volunteer', 'guildadmin']);
    const [row] = await world.store.read
      .select()
      .from(waitingPerson)
      .where(eq(waitingPerson.chariteerId, 'volunteer'));
    expect(row).toMatchObject({ refusedAs: 'TRAINING_REQUIRED', refusedAt: world.clock.now() });
  });

  it('is everybody’s where nobody on the list passes, until one does [WAI-08: API]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer']);
    await demandTraining();
    await bailOut(world);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 1 });
    await world.store.write((tx) =>
      insertTrainingRecord(tx, {
        ...{
          id: 'now',
          templateId: 'asked',
          providerId: '1',
          chariteerId: 'volunteer',
          resolution: 'Complete',
        },
      }),
    );
    await sweep(world);
    expect(await offered()).toEqual(standing('volunteer'));
  });

  it('of a maximum that is raised by two, two are held, and no more than there are [WAI-04: API]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer', 'guildadmin', 'quiet']);
    await edit('resourceMaxNumber: 3');
    expect(await offered()).toEqual(standing('volunteer', 'guildadmin'));
    expect(await places(world)).toEqual({ taken: 1, held: 2, waiting: 3 });
    await edit('resourceMaxNumber: 4');
    expect(await offered()).toEqual(standing('volunteer', 'guildadmin', 'quiet'));
  });

  it('below what is taken and on offer is no maximum [WAI-11: API]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer']);
    await edit('resourceMaxNumber: 2');
    const refused = await edit('resourceMaxNumber: 1');
    expect(refused.code).toBe('QUEST_MAXIMUM_TOO_LOW');
    expect(refused.errors?.[0]?.message).toBe('2 spots are taken or on offer.');
    await leave(world, 'volunteer');
    const { code } = await edit('resourceMaxNumber: 1');
    expect(code).toBeUndefined();
  });

  it('a maximum that is too low is refused in the newer words only while something is on offer [DEC-55]', async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer']);
    await edit('resourceMaxNumber: 2');
    const messageOf = async () => (await edit('resourceMaxNumber: 1')).errors?.[0]?.message;
    expect(await messageOf()).toBe('2 spots are taken or on offer.');
    await take(world, 'volunteer');
    expect(await messageOf()).toBe(
      'The maximum cannot be lower than the number of volunteers already signed up.',
    );
  });
});

const recount = () =>
  world.store.write(async (tx) => {
    await tx.run(
      'UPDATE quest SET "waitingCount" = (SELECT count(*) FROM waiting_person AS w WHERE w."questId" = quest."id")',
    );
  });

describe('an offer', () => {
  beforeEach(async () => {
    await fullQuest(world);
    await joinAll(world, ['volunteer', 'guildadmin', 'quiet']);
    await bailOut(world);
  });

  it('is taken on the quest; two taps make one contract [WAI-07: API]', async () => {
    const first = await take(world, 'volunteer');
    const second = await take(world, 'volunteer');
    expect(first.data?.takeOfferedPlace.id).toBe(second.data?.takeOfferedPlace.id);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 2 });
    expect(await listed(world)).toEqual(['guildadmin', 'quiet']);
    expect(await offers(world)).toEqual([{ chariteerId: 'volunteer', state: 'taken' }]);
  });

  it('is taken by an ordinary sign-up as well, with the form that the quest asks for [WAI-07: API]', async () => {
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 2 });
  });

  it('goes through the gate again [WAI-07: API]', async () => {
    await demandTraining();
    expect((await take(world, 'volunteer')).code).toBe('TRAINING_REQUIRED');
    expect(await offered()).toEqual(standing('volunteer'));
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 3 });
  });

  it('that nobody made is not taken [WAI-07: API]', async () => {
    expect((await take(world, 'guildadmin')).code).toBe('OFFER_ENDED');
    expect((await take(world, null)).code).toBe('NOT_LOGGED_IN');
    expect((await decline(world, 'guildadmin')).data?.declineOfferedPlace).toBe(false);
  });

  it('that is declined goes to the next at once; whoever declines stays on the list [WAI-07: API]', async () => {
    expect((await decline(world, 'volunteer')).data?.declineOfferedPlace).toBe(true);
    expect(await offered()).toEqual(standing('guildadmin'));
    expect(await listed(world)).toEqual(['volunteer', 'guildadmin', 'quiet']);
    expect(await mailTo('guildadmin')).toHaveLength(1);
  });

  it('that is not taken goes to the next [WAI-06: passes on]', async () => {
    world.clock.advance(12 * HOUR_MS - 10_000);
    await sweep(world);
    expect(await offered()).toEqual(standing('volunteer'));
    world.clock.advance(10_000);
    expect((await take(world, 'volunteer')).code).toBe('OFFER_ENDED');
    await sweep(world);
    expect(await offered()).toEqual(standing('guildadmin'));
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 3 });
  });

  it('is over for the gate, too, when its time is, before anybody has noticed [WAI-07: API]', async () => {
    world.clock.advance(12 * HOUR_MS);
    expect((await seen(world, 'volunteer')).viewerVerdict.verdict).toBe('FULL');
    expect((await signUp(world, 'volunteer', 'full')).code).toBe('QUEST_FULL');
  });

  it('holds its place against the counter itself, whatever was read before [WAI-04: the write]', async () => {
    expect(await world.store.write((tx) => takePlace(tx, 'full'))).toBe(false);
    expect(await world.store.write((tx) => holdPlaces(tx, 'full', 1))).toBe(false);
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 3 });
  });

  it('reaches everybody once before anybody twice [WAI-06: passes on]', async () => {
    for (const next of ['guildadmin', 'quiet'] as const) {
      world.clock.advance(12 * HOUR_MS);
      await sweep(world);
      expect(await offered()).toEqual(standing(next));
    }
  });

  it('who let two pass that count leaves the list and is told [WAI-06: two let pass]', async () => {
    await leave(world, 'guildadmin');
    await leave(world, 'quiet');
    world.clock.advance(12 * HOUR_MS);
    await sweep(world);
    // No one else waits, and who let it pass is not asked about the same place again at once.
    expect(await offered()).toEqual([]);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 1 });
    world.clock.advance(12 * HOUR_MS);
    await sweep(world);
    expect(await offered()).toEqual(standing('volunteer'));
    world.clock.advance(12 * HOUR_MS);
    await sweep(world);
    expect(await listed(world)).toEqual([]);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
    expect(await mailTo('volunteer', 'waiting-list-left')).toHaveLength(1);
  });

  it('one that stood for minutes does not count [WAI-06: two let pass]', async () => {
    for (const as of ['volunteer', 'guildadmin', 'quiet'] as const) await decline(world, as);
    const rows = await world.store.read.select().from(waitingPerson);
    expect(rows.map(({ passedOffers }) => passedOffers)).toEqual([0, 0, 0]);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 3 });
  });

  it('who leaves the list gives the place to the next [WAI-02: offers]', async () => {
    await leave(world, 'volunteer');
    expect(await offers(world)).toEqual([
      { chariteerId: 'volunteer', state: 'withdrawn' },
      { chariteerId: 'guildadmin', state: 'standing' },
    ]);
  });

  it('is told by mail, with the two answers and until when it stands [WAI-05: by day on all channels]', async () => {
    const [mail] = await mailTo('volunteer');
    expect(mail).toMatchObject({ class: 'must', questId: 'full', locale: 'en' });
    expect(mail?.subject).toContain('A spot for you');
    expect(mail?.body).toContain('We’re holding it until 10:00 pm.');
    const [row] = await world.store.read.select().from(placeOffer);
    const page = answerLinkPath(world.config, { purpose: 'offer', id: row?.id ?? '' });
    expect(mail?.body).toContain(`http://chariteers.test${page}&says=yes`);
    expect(mail?.body).toContain(`http://chariteers.test${page}&says=no`);
  });

  it('a cancelled quest ends it with the list, and everybody on it is told [WAI-12: API]', async () => {
    await world.gql(
      'mutation { updateQuest(id: "full", publishingStatus: Cancelled) { id } }',
      {},
      { as: 'managers' },
    );
    expect(await listed(world)).toEqual([]);
    expect(await offered()).toEqual([]);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
    for (const name of ['volunteer', 'guildadmin', 'quiet'] as const)
      expect(await mailTo(name, 'waiting-list-ended'), name).toHaveLength(1);
  });

  it('taking the cancellation back brings list and offer back, and nobody is told [WAI-12: API]', async () => {
    type Cancelled = { updateQuest: { undoToken: string } };
    const { data } = await world.gql<Cancelled>(
      'mutation { updateQuest(id: "full", publishingStatus: Cancelled) { undoToken } }',
      {},
      { as: 'managers' },
    );
    const token = data?.updateQuest.undoToken;
    await world.gql('mutation ($token: ID!) { takeBack(token: $token) }', { token }, { as: 'managers' });
    expect(await offered()).toEqual(standing('volunteer'));
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 3 });
    expect(await mailTo('volunteer', 'waiting-list-ended')).toEqual([]);
  });

  it('the end of the quest ends the list without a word [WAI-12: API]', async () => {
    world.clock.advance(3 * DAY_MS + 4 * HOUR_MS);
    await sweep(world);
    expect(await listed(world)).toEqual([]);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 0 });
    expect(await mailTo('guildadmin', 'waiting-list-ended')).toEqual([]);
  });

  it('not where that is moved to an earlier one either [WAI-05: no offer outlives the start]', async () => {
    const startsAt = world.clock.now() + 3 * HOUR_MS;
    const times = `startedAt: "${new Date(startsAt).toISOString()}", endedAt: "${new Date(startsAt + HOUR_MS).toISOString()}"`;
    const { code } = await world.gql(
      `mutation { updateQuest(id: "full", ${times}) { id } }`,
      {},
      { as: 'managers' },
    );
    expect(code).toBeUndefined();
    expect((await seen(world, 'volunteer')).ownWaiting?.offer?.endsAt).toBe(new Date(startsAt).toISOString());
  });

  it('who is banned by the charity leaves its lists, and the place goes on [WAI-03: by whom]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'other' });
      await insertContract(tx, { id: 'on-other', questId: 'other', chariteerId: 'volunteer' });
    });
    const { code } = await world.gql(
      'mutation { updateContract(id: "on-other", updateAction: "BAN", supervisorId: "managers") { id } }',
      {},
      { as: 'managers' },
    );
    expect(code).toBeUndefined();
    expect(await offered()).toEqual(standing('guildadmin'));
    expect(await listed(world)).toEqual(['guildadmin', 'quiet']);
  });

  it('whose account goes leaves all lists [WAI-03: by whom]', async () => {
    expect((await remove('volunteer')).code).toBeUndefined();
    expect(await offered()).toEqual(standing('guildadmin'));
    expect(await listed(world)).toEqual(['guildadmin', 'quiet']);
  });

  it('two who come for the same place make one contract [WAI-04: API]', async () => {
    await decline(world, 'volunteer');
    await Promise.all([
      take(world, 'guildadmin'),
      take(world, 'guildadmin'),
      signUp(world, 'guildadmin', 'full'),
    ]);
    const active = (await contractsOf(world, 'full')).filter(({ abandonedAt }) => abandonedAt === null);
    expect(active.map(({ chariteerId }) => chariteerId)).toEqual(['guildadmin']);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 2 });
  });
});

describe('within the last hour', () => {
  beforeEach(async () => {
    await fullQuest(world, { startedAt: world.clock.now() + 40 * MINUTE_MS });
    await joinAll(world, ['volunteer', 'guildadmin', 'quiet']);
    await bailOut(world);
  });

  it('the place is held for everybody on the list, who are all told [WAI-05: the last hour]', async () => {
    expect(await offers(world)).toEqual([{ chariteerId: null, state: 'standing' }]);
    for (const name of ['volunteer', 'guildadmin', 'quiet'] as const) {
      expect((await seen(world, name)).ownWaiting?.offer?.isForMe, name).toBe(false);
      expect(await mailTo(name), name).toHaveLength(1);
    }
    expect((await signUp(world, 'captains', 'full')).code).toBe('QUEST_FULL');
  });

  it('first come gets it [WAI-05: the last hour]', async () => {
    expect((await take(world, 'quiet')).code).toBeUndefined();
    expect((await take(world, 'volunteer')).code).toBe('OFFER_ENDED');
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 2 });
  });

  it('after ten minutes it is everybody’s, and stays so [WAI-05: the last hour]', async () => {
    world.clock.advance(10 * MINUTE_MS);
    await sweep(world);
    await sweep(world);
    expect(await places(world)).toEqual({ taken: 0, held: 0, waiting: 3 });
    expect((await signUp(world, 'captains', 'full')).code).toBeUndefined();
  });
});

describe('at night', () => {
  it('the channels but mail are silent [WAI-05: at night by email only]', async () => {
    await fullQuest(world, { startedAt: world.clock.now() + 5 * DAY_MS });
    await joinAll(world, ['volunteer']);
    world.clock.advance(12 * HOUR_MS);
    await bailOut(world);
    const [row] = await world.store.read
      .select()
      .from(placeOffer)
      .where(and(eq(placeOffer.questId, 'full')));
    // 10 pm and twelve hours.
    expect(row?.endsAt).toBe(world.clock.now() + 12 * HOUR_MS);
    expect(await mailTo('volunteer')).toHaveLength(1);
  });
});
