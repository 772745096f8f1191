import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const HINDRANCES = `query ($id: ID!) { quest(id: $id) { viewerVerdict { verdict hindrances } } }`;

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 18, soloAge: 18, maxAge: 90 });
    const training = await insertTraining(tx, { providerId: '1', name: 'Safety' });
    await upcomingQuest(tx, { id: 'free' });
    await upcomingQuest(tx, {
      id: 'demanding',
      agePolicyIndex: 0,
      prerequisiteMinutes: 600,
      resourceMinNumber: 1,
      resourceDesiredNumber: 1,
      resourceMaxNumber: 1,
    });
    await insertContract(tx, { questId: 'demanding', chariteerId: 'gold' });
    await tx.insert(questRequiredOrientation).values({ questId: 'demanding', templateId: training.id });
  });
});
afterAll(() => world.close());

type Told = { quest: { viewerVerdict: { verdict: string; hindrances: string[] } } };
const toldOf = async (id: string, as: CastName | null) =>
  (await world.gql<Told>(HINDRANCES, { id }, { as })).data?.quest.viewerVerdict;

describe('all that hinders at once', () => {
  it('the API tells a volunteer everything, the first being the verdict [DEC-36, DSC-16: hindrances]', async () => {
    expect(await toldOf('demanding', 'volunteer')).toEqual({
      verdict: 'FULL',
      hindrances: ['FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED'],
    });
    expect(await toldOf('free', 'volunteer')).toEqual({ verdict: 'OPEN', hindrances: [] });
    expect((await toldOf('demanding', 'gold'))?.hindrances).toEqual(['SIGNED_UP']);
  });

  it('the API tells visitors what the quest asks of everybody [DEC-36, DSC-16: hindrances]', async () => {
    expect(await toldOf('demanding', null)).toEqual({
      verdict: 'LOG_IN',
      hindrances: ['FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED', 'TOO_YOUNG', 'TOO_OLD'],
    });
    expect(await toldOf('free', null)).toEqual({ verdict: 'LOG_IN', hindrances: [] });
  });
});
