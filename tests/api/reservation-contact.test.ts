import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, castEmail, GUILD_ID } from '../support/cast.ts';
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

describe('how a charity reaches the guild that has reserved a quest', () => {
  it.each(['managers', 'boardmembers', 'kitchenmanagers', 'provider', 'staff'] as const)(
    'OPEN-QD-05 QD-16 %s find the address and the phone of its creator',
    async (as) => {
      const reservation = await seenBy(as);
      expect(reservation).toMatchObject({
        guildName: 'Harbor Friends',
        contactEmail: castEmail('guildadmin'),
      });
      expect(reservation?.contactPhone).toMatch(/^\d{10}$/);
    },
  );

  it.each([null, 'volunteer', 'teen', 'trustedminors'] as const)(
    'OPEN-QD-05 QD-15 SAF-13 %s see its name only: the rest is sent with memberContactInfo R',
    async (as) => {
      expect(await seenBy(as)).toEqual({
        guildName: 'Harbor Friends',
        easyJoinCode: null,
        contactEmail: null,
        contactPhone: null,
      });
    },
  );
});
