import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, castEmail, GUILD_CODE, GUILD_ID } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ASK = '{ quest(id: "reserved") { reservation { guildName easyJoinCode contactEmail contactPhone } } }';

type Reservation = {
  guildName: string;
  easyJoinCode: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'reserved' });
    await insertContract(tx, { questId: 'reserved', chariteerId: 'managers', guildId: GUILD_ID });
  });
});
afterAll(() => world.close());

async function seenBy(as: CastName | null): Promise<Reservation | null> {
  const { data } = await world.gql<{ quest: { reservation: Reservation | null } }>(ASK, {}, { as });
  return data?.quest.reservation ?? null;
}

describe('what is shown of the guild that has reserved a quest', () => {
  it('its own admins find its code, and the address and the phone of its founder [OPEN-QD-05, DEC-33]', async () => {
    const reservation = await seenBy('guildadmin');
    expect(reservation).toMatchObject({
      guildName: 'Harbor Friends',
      easyJoinCode: GUILD_CODE,
      contactEmail: castEmail('guildadmin'),
    });
    expect(reservation?.contactPhone).toMatch(/^\d{10}$/);
  });

  it.each([
    null,
    'volunteer',
    'teen',
    'managers',
    'boardmembers',
    'kitchenmanagers',
    'captains',
    'trustedminors',
    'provider',
    'staff',
  ] as const)('%s see its name only [QD-16, OPEN-QD-05, DEC-33, SAF-16]', async (as) => {
    expect(await seenBy(as)).toEqual({
      guildName: 'Harbor Friends',
      easyJoinCode: null,
      contactEmail: null,
      contactPhone: null,
    });
  });
});
