import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { offerSubjectId } from '#api/places/waiting/offer-request.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, fullQuest, joinAll, listed, offers } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await fullQuest(world);
});
afterEach(() => world.close());

it('who takes another Quest at that time stays on the list, and the offer names it [OPEN-WAI-01]', async () => {
  await joinAll(world, ['volunteer']);
  await world.store.write(async (tx) => {
    const startedAt = world.clock.now() + 3 * DAY_MS;
    await upcomingQuest(tx, { id: 'other', eventTitle: 'Sort the pantry', startedAt });
    await insertContract(tx, { id: 'taken', questId: 'other', chariteerId: 'volunteer' });
  });
  expect(await listed(world)).toEqual(['volunteer']);
  await bailOut(world);
  expect(await offers(world)).toEqual([{ chariteerId: 'volunteer', state: 'standing' }]);
  const [offer] = await world.store.read.select().from(placeOffer);
  const subject = { purpose: 'offer', id: offerSubjectId(offer?.id ?? '', null) } as const;
  const { data } = await world.gql<{ readOffer: unknown }>(
    `query ($token: String!) { readOffer(token: $token) { state clashes { contractId eventTitle } } }`,
    { token: answerToken(world.config.dataKey, subject) },
    { as: null },
  );
  expect(data?.readOffer).toEqual({
    state: 'OPEN',
    clashes: [{ contractId: 'taken', eventTitle: 'Sort the pantry' }],
  });
});

describe('what other clients call', () => {
  const schema = buildSchema(
    readFileSync(path.resolve(import.meta.dirname, '../../api/schema.graphql'), 'utf8'),
  );
  const argumentsOf = (kind: 'Query' | 'Mutation', name: string) =>
    (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())
      ?.getFields()
      [name]?.args.map((one) => one.name);

  it.each([
    ['Mutation', 'joinWaitingList', ['questId']],
    ['Mutation', 'leaveWaitingList', ['questId']],
    ['Mutation', 'takeOfferedPlace', ['questId']],
    ['Mutation', 'declineOfferedPlace', ['questId']],
    ['Query', 'questWaitingList', ['questId', 'page']],
    ['Mutation', 'offerPlace', ['questId', 'chariteerId']],
  ] as const)('has this name and these arguments: %s %s [WAI-14]', (kind, name, wanted) => {
    expect(argumentsOf(kind, name)).toEqual(expect.arrayContaining([...wanted]));
  });
});
