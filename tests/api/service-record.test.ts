import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { account } from '#db/schema/account.ts';
import { favoriteDistrict } from '#db/schema/chariteer.ts';
import { CATEGORY_IDS } from '#domain/quest-category.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const COUNTS = CATEGORY_IDS.map((id) => `${id}QuestsCompleted`);
const RECORD = `query($id: ID!) { getServiceRecord(id: $id) {
  chariteer { id username favoriteDistricts { name } subscriptionStatus }
  volunteerMinutes questsCompleted attendancePercentage ${COUNTS.join(' ')}
} }`;

type Answered = { getServiceRecord: Record<string, unknown> };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const canaries = {
      id: 'ada',
      username: 'ada',
      nameFirst: 'Canaryfirst',
      nameLast: 'Canarylast',
      phoneNumber: '2015550999',
      email: 'canary@private.example',
      dateOfBirth: '1987-01-23',
    };
    const emergency = { emergencyContactName: 'Canarymother', emergencyContactNumber: '2015550888' };
    await insertVolunteer(tx, {
      account: canaries,
      chariteer: { ...emergency, nameMiddle: 'Canarymiddle', subscriptionStatus: 'gold' },
    });
    await tx.insert(favoriteDistrict).values([
      { chariteerId: 'ada', districtId: '2', position: 1 },
      { chariteerId: 'ada', districtId: '1', position: 2 },
    ]);
    const attend = async (tag: string, minutes: number, providerId = '1') => {
      const { id: questId } = await pastQuest(tx, { serviceTags: [tag], providerId });
      const held = await insertContract(tx, { questId, chariteerId: 'ada', status: 'Present' });
      await insertCredit(tx, { contractId: held.id, value: minutes });
      await insertCredit(tx, { contractId: held.id, type: 'reputation', value: 10 });
    };
    await attend('food', 180);
    await attend('food', 45, '2');
    await attend('Youth', 60);
    await attend('uncharted', 15);
    const missed = { chariteerId: 'ada', formJSON: '{"note":"canary-form"}' };
    await insertContract(tx, { questId: (await pastQuest(tx)).id, ...missed, status: 'Absent' });
    const booted = { ...missed, status: 'Booted' as const, abandonedAt: 1, abandonReason: 'canary-reason' };
    await insertContract(tx, { questId: (await pastQuest(tx)).id, ...booted });
    await insertContract(tx, { questId: (await pastQuest(tx)).id, ...missed });
    await insertContract(tx, { questId: (await upcomingQuest(tx)).id, ...missed });
    const reserved = { questId: (await pastQuest(tx)).id, chariteerId: 'ada', guildId: GUILD_ID };
    await insertContract(tx, reserved);
  });
});
afterAll(() => world.close());

const ask = (id: string, as: CastName | null = null) => world.gql<Answered>(RECORD, { id }, { as });

describe('the public service record', () => {
  it('API-10 ENT-07 ENT-08 FUN-04 OPEN-FUN-04 tells minutes, quests and attendance over all charities', async () => {
    const { data, errors } = await ask('ada');
    expect(errors).toBeUndefined();
    const zero = Object.fromEntries(COUNTS.map((name) => [name, 0]));
    expect(data?.getServiceRecord).toEqual({
      ...zero,
      chariteer: {
        id: 'ada',
        username: 'ada',
        favoriteDistricts: [{ name: 'Riverside' }, { name: 'Harborside' }],
        subscriptionStatus: null,
      },
      volunteerMinutes: 300,
      questsCompleted: 4,
      attendancePercentage: 80,
      foodQuestsCompleted: 2,
      youthQuestsCompleted: 1,
    });
    expect(COUNTS).toHaveLength(25);
  });

  it('OPEN-FUN-04 FUN-06 attendance is missing without any, and a mark before the start does not count yet', async () => {
    const empty = { attendancePercentage: null, volunteerMinutes: 0, questsCompleted: 0 };
    expect((await ask('gold')).data?.getServiceRecord).toMatchObject(empty);
    await world.store.write(async (tx) => {
      const soon = await upcomingQuest(tx, { startedAt: world.clock.now() + HOUR_MS / 2 });
      await insertContract(tx, { questId: soon.id, chariteerId: 'gold', status: 'Absent' });
    });
    expect((await ask('gold')).data?.getServiceRecord).toMatchObject(empty);
    world.clock.advance(HOUR_MS);
    expect((await ask('gold')).data?.getServiceRecord).toMatchObject({ attendancePercentage: 0 });
  });

  it.each<CastName | null>([null, 'volunteer', 'managers', 'boardmembers', 'trustedminors', 'guildadmin'])(
    'FUN-10 FUN-15 DEC-15 %s learns nothing personal',
    async (as) => {
      const text = JSON.stringify(await ask('ada', as));
      expect(text).not.toMatch(/canary/i);
      for (const value of ['2015550999', '2015550888', '1987', 'gold']) expect(text).not.toContain(value);
    },
  );

  it('FUN-15 has no field for name, age or contact data', async () => {
    for (const field of ['nameFirst', 'nameLast', 'dateOfBirth', 'emailAddress', 'phoneNumber']) {
      const document = `{ getServiceRecord(id: "ada") { chariteer { ${field} } } }`;
      expect((await world.gql(document)).errors?.[0]?.message, field).toMatch(/Cannot query field/);
    }
  });

  it('FUN-01 who the person is takes two statements, so that a page can begin before the sums are there', async () => {
    const statementsOf = async (query: string) => {
      const before = world.store.statementCount();
      expect((await world.gql(query)).errors).toBeUndefined();
      return world.store.statementCount() - before;
    };
    const person = 'chariteer { username favoriteDistricts { name } }';
    expect(await statementsOf(`{ getServiceRecord(id: "ada") { ${person} } }`)).toBe(2);
    expect(await statementsOf(`{ getServiceRecord(id: "ada") { ${person} questsCompleted } }`)).toBe(3);
  });

  it('FUN-15 a ban is not told: the record stays as it was', async () => {
    const before = await ask('banned');
    await world.store.write(async (tx) => {
      await tx.update(account).set({ isBanned: false }).where(eq(account.id, 'banned'));
    });
    expect(before.data?.getServiceRecord).toBeDefined();
    expect(await ask('banned')).toMatchObject({ data: before.data });
  });

  it('OPEN-FUN-01 the own subscription is told to the person alone', async () => {
    const own = await ask('gold', 'gold');
    expect(own.data?.getServiceRecord.chariteer).toMatchObject({ subscriptionStatus: 'gold' });
  });

  it('OPEN-FUN-02 an unknown id, an account without record and a removed person are not found', async () => {
    const REMOVE = 'mutation { removeChariteer(input: { emailAddress: "volunteer@demo.example" }) { id } }';
    expect((await world.gql(REMOVE, {}, { as: 'volunteer' })).errors).toBeUndefined();
    for (const id of ['nobody', 'provider', '1', '', 'volunteer']) {
      expect((await ask(id)).code, id).toBe('CHARITEER_NOT_FOUND');
    }
  });
});
