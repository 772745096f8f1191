import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { TEST_NOW } from '../support/cast.ts';
import { namingQuestId } from '../support/naming-quest.ts';
import { othersOnQuest } from '../support/others-on-quest.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PEOPLE = `query($id: ID!) { quest(id: $id) { pledgedContracts { chariteer { id username arms } } } }`;
type People = {
  quest: {
    pledgedContracts: { chariteer: { id: string; username: string | null; arms: string[] | null } | null }[];
  };
};

/** Eighteen since two days before the world's clock. */
const day = newYorkDay(TEST_NOW - 48 * HOUR_MS);
const CAME_OF_AGE = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;

let world: World;
let questId: string;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const [id, dateOfBirth] of [
      ['ada', '1987-01-23'],
      ['kim', '2013-05-05'],
      ['newly', '1990-01-01'],
      ['grown', CAME_OF_AGE],
    ] as const) {
      await insertVolunteer(tx, { account: { id, username: id, email: `${id}@some.example`, dateOfBirth } });
      await insertFavoriteDistricts(tx, id, ['1']);
    }
    questId = namingQuestId(['ada', 'kim', 'newly', 'grown'], 9);
    await upcomingQuest(tx, { id: questId });
    for (const chariteerId of ['ada', 'kim', 'newly', 'grown'])
      await insertContract(tx, { questId, chariteerId });
    await othersOnQuest(tx, questId, 5);
    const before = await pastQuest(tx, {
      serviceTags: ['cure'],
      startedAt: TEST_NOW - 240 * HOUR_MS,
      endedAt: TEST_NOW - 238 * HOUR_MS,
    });
    await insertContract(tx, { questId: before.id, chariteerId: 'grown', status: 'Present' });
    for (const [chariteerId, tag, status] of [
      ['ada', 'water', 'Present'],
      ['ada', 'food', 'Present'],
      ['ada', 'Food', 'Present'],
      ['ada', 'fire', 'Absent'],
      ['kim', 'beast', 'Present'],
      ['grown', 'body', 'Present'],
    ] as const)
      await insertContract(tx, {
        questId: (await pastQuest(tx, { serviceTags: [tag] })).id,
        chariteerId,
        status,
      });
  });
});
afterAll(() => world.close());

async function armsFor(as: Parameters<World['gql']>[2]): Promise<Record<string, string[] | null>> {
  const { data } = await world.gql<People>(PEOPLE, { id: questId }, as);
  const people = data?.quest.pledgedContracts.flatMap(({ chariteer }) => chariteer ?? []) ?? [];
  return Object.fromEntries(people.map(({ id, arms }) => [id, arms]));
}

describe('arms', () => {
  it('are the types somebody was present for, where the viewer sees the user name [VHM-09: API]', async () => {
    const seen = await armsFor({ as: 'volunteer' });
    expect(seen.ada).toEqual(['food', 'water']);
    expect(seen.newly).toEqual([]);
  });

  it('of the young nobody learns them who may not see the name [VHM-09, SAF-04: arms]', async () => {
    expect((await armsFor({ as: 'volunteer' })).kim ?? null).toBeNull();
    expect(Object.values(await armsFor({})).filter(Boolean)).toEqual([]);
    expect((await armsFor({ as: 'managers' })).kim).toBeDefined();
  });

  it('what was done while young stays out of what others see [VHM-09, SAF-05: arms]', async () => {
    expect((await armsFor({ as: 'volunteer' })).grown).toEqual(['body']);
  });

  it('who switched off the types of the profile has arms without them, but for themselves [VHM-09, SAF-05: arms]', async () => {
    const choose = (profileParts: string[]) =>
      world.gql(
        'mutation($input: PrivacyInput!) { setPrivacy(input: $input) { shownParts } }',
        { input: { profileParts } },
        { headers: { authorization: `Bearer ${ada}` } },
      );
    const ada = await world.sessions.open('ada');
    for (const parts of [['name', 'hours', 'quests'], ['types'], []]) {
      expect((await choose(parts)).errors).toBeUndefined();
      expect((await armsFor({ as: 'volunteer' })).ada, parts.join()).toEqual([]);
      const own = await armsFor({ headers: { authorization: `Bearer ${ada}` } });
      expect(own.ada).toEqual(['food', 'water']);
    }
    await choose(['name', 'types']);
    expect((await armsFor({ as: 'volunteer' })).ada).toEqual(['food', 'water']);
  });
});
