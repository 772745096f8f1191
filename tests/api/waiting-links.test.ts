import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { offerSubjectId } from '#api/places/waiting/offer-request.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import { contractsOf } from '../support/sign-up.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import {
  bailOut,
  childOfVolunteer,
  fullQuest,
  join,
  joinAll,
  listed,
  places,
  sweep,
} from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await fullQuest(world);
});
afterEach(() => world.close());

const FIELDS = 'state isForMe givenName questId charity eventTitle place endsAt verdict isWaiting';
type Offer = Record<'state' | 'givenName' | 'questId' | 'place' | 'endsAt' | 'verdict', string | null> & {
  isForMe: boolean;
  isWaiting: boolean;
};

const read = (token: string) =>
  world.gql<{ readOffer: Offer }>(`query ($token: String!) { readOffer(token: $token) { ${FIELDS} } }`, {
    token,
  });
const answer = (token: string, said: 'TAKE' | 'DECLINE') =>
  world.gql<{ answerOffer: Offer }>(
    `mutation ($token: String!, $said: OfferAnswer!) { answerOffer(token: $token, answer: $said) { ${FIELDS} } }`,
    { token, said },
  );

/** The link of the newest offer; of one for the whole list that of one person. */
async function linkOf(personId: string | null = null): Promise<string> {
  const rows = await world.store.read.select().from(placeOffer);
  const id = offerSubjectId(rows.at(-1)?.id ?? '', personId);
  return answerToken(world.config.dataKey, { purpose: 'offer', id });
}

describe('the link of an offer', () => {
  beforeEach(async () => {
    await joinAll(world, ['volunteer', 'guildadmin']);
    await bailOut(world);
  });

  it('tells without a log-in what is offered, and changes nothing by being opened [WAI-07: by link]', async () => {
    const { data } = await read(await linkOf());
    expect(data?.readOffer).toMatchObject({
      ...{
        state: 'OPEN',
        isForMe: true,
        givenName: 'Rosa',
        questId: 'full',
        verdict: 'OPEN',
        isWaiting: true,
      },
      endsAt: new Date(world.clock.now() - 2000 + 12 * HOUR_MS + 2000).toISOString(),
    });
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 2 });
  });

  it('takes the place; a second tap makes no second contract [WAI-07: by link]', async () => {
    const token = await linkOf();
    for (let taps = 0; taps < 2; taps += 1)
      expect((await answer(token, 'TAKE')).data?.answerOffer).toMatchObject({ state: 'TAKEN', endsAt: null });
    const active = (await contractsOf(world, 'full')).filter(({ abandonedAt }) => abandonedAt === null);
    expect(active.map(({ chariteerId }) => chariteerId)).toEqual(['volunteer']);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 1 });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'place-taken-by-link'));
    expect(entries).toMatchObject([{ actorId: null, subjectId: active[0]?.id }]);
  });

  it('declines it, and says so afterwards [WAI-07: by link]', async () => {
    const token = await linkOf();
    expect((await answer(token, 'DECLINE')).data?.answerOffer).toMatchObject({
      state: 'DECLINED',
      isWaiting: true,
    });
    expect((await answer(token, 'TAKE')).data?.answerOffer.state).toBe('DECLINED');
    expect((await read(await linkOf())).data?.readOffer).toMatchObject({ state: 'OPEN', givenName: 'Gwen' });
  });

  it('goes through the gate again [WAI-07: by link]', async () => {
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ prerequisiteMinutes: 60 }).where(eq(quest.id, 'full'));
    });
    const token = await linkOf();
    expect((await read(token)).data?.readOffer.verdict).toBe('NOT_ENOUGH_HOURS');
    expect((await answer(token, 'TAKE')).code).toBe('NOT_ENOUGH_HOURS');
    expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 2 });
  });

  it('whose time is over, is over, whether or not somebody has noticed [WAI-07: by link]', async () => {
    const token = await linkOf();
    world.clock.advance(12 * HOUR_MS);
    expect((await read(token)).data?.readOffer).toMatchObject({ state: 'ENDED', place: null, verdict: null });
    expect((await answer(token, 'TAKE')).data?.answerOffer.state).toBe('ENDED');
    await sweep(world);
    expect((await read(token)).data?.readOffer.state).toBe('ENDED');
    expect(await listed(world)).toEqual(['volunteer', 'guildadmin']);
  });

  it('ends with the start, and with the quest [WAI-07: by link]', async () => {
    const token = await linkOf();
    await world.gql(
      'mutation { updateQuest(id: "full", publishingStatus: Cancelled) { id } }',
      {},
      { as: 'managers' },
    );
    expect((await read(token)).data?.readOffer.state).toBe('CANCELLED');
    expect((await answer(token, 'TAKE')).data?.answerOffer.state).toBe('CANCELLED');
    world.clock.advance(80 * HOUR_MS);
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ publishingStatus: 'Published' }).where(eq(quest.id, 'full'));
    });
    expect((await read(token)).data?.readOffer.state).toBe('BEGUN');
  });

  it('of another question, or changed, is none [WAI-07: by link]', async () => {
    const other = answerToken(world.config.dataKey, { purpose: 'attend', id: 'held-full' });
    for (const token of [other, 'x', `${await linkOf()}A`, '']) {
      expect((await read(token)).code).toBe('INVALID_TOKEN');
      expect((await answer(token, 'TAKE')).code).toBe('INVALID_TOKEN');
    }
    const offer = await linkOf();
    const { code } = await world.gql('query ($token: String!) { answerRequest(token: $token) { state } }', {
      token: offer,
    });
    expect(code).toBe('INVALID_TOKEN');
  });
});

it('of a place for the whole list is each one’s own: first come [WAI-07: by link]', async () => {
  await joinAll(world, ['volunteer', 'guildadmin']);
  await world.store.write(async (tx) => {
    const startedAt = world.clock.now() + HOUR_MS / 2;
    await tx
      .update(quest)
      .set({ startedAt, endedAt: startedAt + HOUR_MS })
      .where(eq(quest.id, 'full'));
  });
  await bailOut(world);
  const [own, others] = [await linkOf('guildadmin'), await linkOf('volunteer')];
  expect((await read(own)).data?.readOffer).toMatchObject({
    state: 'OPEN',
    isForMe: false,
    givenName: 'Gwen',
  });
  // Left to others: nothing is taken from them.
  expect((await answer(others, 'DECLINE')).data?.answerOffer.state).toBe('OPEN');
  expect((await answer(own, 'TAKE')).data?.answerOffer.state).toBe('TAKEN');
  expect((await answer(others, 'TAKE')).data?.answerOffer.state).toBe('GONE');
  expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 1 });
  expect((await read(await linkOf())).code).toBe('INVALID_TOKEN');
});

it('of an offer for a child acts for the child, and for nobody else [WAI-07: by link]', async () => {
  const child = await childOfVolunteer(world);
  await join(world, 'volunteer', 'full', child);
  await bailOut(world);
  expect((await read(await linkOf())).data?.readOffer).toMatchObject({ state: 'OPEN', givenName: 'Mo' });
  expect((await answer(await linkOf(), 'TAKE')).data?.answerOffer.state).toBe('TAKEN');
  const active = (await contractsOf(world, 'full')).filter(({ abandonedAt }) => abandonedAt === null);
  expect(active.map(({ chariteerId }) => chariteerId)).toEqual([child]);
});
