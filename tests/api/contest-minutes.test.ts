import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { instantOf } from '#domain/new-york-time.ts';
import { GUILD_ID } from '../support/cast.ts';
import { pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR = 3_600_000;
/** While the contest of 2027 is on. */
const MARCH = instantOf('2027-03-20', '12:00');

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => insertGuild(tx, { id: 'others', name: 'Others', creatorId: null }));
});
afterEach(() => world.close());

/** A quest of two hours, reserved by a guild, on which people earn that. */
async function serve(
  id: string,
  day: string,
  people: string[],
  reservation: { guildId: string | null; abandonedAt?: number },
) {
  const startedAt = instantOf(day, '09:00');
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id, startedAt, endedAt: startedAt + 2 * HOUR });
    if (reservation.guildId)
      await insertContract(tx, { questId: id, chariteerId: 'managers', ...reservation });
    for (const chariteerId of people)
      await insertContract(tx, { id: `${id}-${chariteerId}`, questId: id, chariteerId });
  });
  const contracts = people.map((person) => ({
    updateAction: 'EDIT-ATTENDANCE',
    id: `${id}-${person}`,
    status: 'Present',
    supervisorId: 'managers',
  }));
  const marked = await world.gql(
    'mutation ($contracts: [ContractUpdateInput!]!) { updateContracts(contracts: $contracts) { id } }',
    { contracts },
    { as: 'managers' },
  );
  expect(marked.errors).toBeUndefined();
}

const figures = async () => {
  const { data } = await world.gql<{ contest: object; guilds: object[] }>(
    '{ contest { year guildMinutes } guilds { name contestMinutes } }',
  );
  return data;
};

it('CTS-03 OPEN-CTS-02 hours served in March on quests that a guild holds add to its total', async () => {
  expect(await figures()).toMatchObject({ contest: { year: 2027, guildMinutes: 0 } });
  world.clock.set(MARCH);
  await serve('first', '2027-03-01', ['volunteer', 'gold'], { guildId: GUILD_ID });
  await serve('second', '2027-03-19', ['gold'], { guildId: GUILD_ID });
  await serve('theirs', '2027-03-10', ['volunteer'], { guildId: 'others' });
  await serve('free', '2027-03-11', ['volunteer'], { guildId: null });
  await serve('released', '2027-03-12', ['volunteer'], { guildId: 'others', abandonedAt: MARCH });
  await serve('before', '2027-02-28', ['volunteer'], { guildId: GUILD_ID });
  expect(await figures()).toEqual({
    contest: { year: 2027, guildMinutes: 480 },
    guilds: [
      { name: 'Harbor Friends', contestMinutes: 360 },
      { name: 'Others', contestMinutes: 120 },
    ],
  });
});
