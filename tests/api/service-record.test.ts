import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreeToProfile } from '#api/people/privacy/agree-to-profile.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { PROFILE_PARTS, type ProfilePart } from '#domain/attendance/public-profile.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const COUNTS = CATEGORY_IDS.map((id) => `${id}QuestsCompleted`);
const RECORD = `query($id: ID!) { getServiceRecord(id: $id) {
  shown
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
    await insertFavoriteDistricts(tx, 'ada', ['2', '1']);
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

const show = (id: string, parts: ProfilePart[] | null, agreedAt: number | null = null) =>
  world.store.write(async (tx) => {
    const profileParts = parts && JSON.stringify(parts);
    await tx.update(chariteer).set({ profileParts, profileAgreedAt: agreedAt }).where(eq(chariteer.id, id));
  });
const ask = (id: string, as: CastName | null = null) => world.gql<Answered>(RECORD, { id }, { as });

describe('the public service record', () => {
  it('tells the person minutes, quests and attendance over all charities [API-10, ENT-07, ENT-08, FUN-04]', async () => {
    const { data, errors } = await ask('ada', 'staff');
    expect(errors).toBeUndefined();
    const zero = Object.fromEntries(COUNTS.map((name) => [name, 0]));
    expect(data?.getServiceRecord).toEqual({
      ...zero,
      shown: [...PROFILE_PARTS],
      chariteer: {
        id: 'ada',
        username: 'ada',
        favoriteDistricts: [{ name: 'Riverside' }, { name: 'Harborside' }],
        subscriptionStatus: 'gold',
      },
      volunteerMinutes: 300,
      questsCompleted: 4,
      attendancePercentage: 80,
      foodQuestsCompleted: 2,
      youthQuestsCompleted: 1,
    });
    expect(COUNTS).toHaveLength(25);
  });

  it('attendance is missing without any, and a mark before the start does not count yet [OPEN-FUN-04, FUN-06]', async () => {
    const empty = { attendancePercentage: null, volunteerMinutes: 0, questsCompleted: 0 };
    expect((await ask('gold', 'gold')).data?.getServiceRecord).toMatchObject(empty);
    await world.store.write(async (tx) => {
      const soon = await upcomingQuest(tx, { startedAt: world.clock.now() + HOUR_MS / 2 });
      await insertContract(tx, { questId: soon.id, chariteerId: 'gold', status: 'Absent' });
    });
    expect((await ask('gold', 'gold')).data?.getServiceRecord).toMatchObject(empty);
    world.clock.advance(HOUR_MS);
    const own = await ask('gold', 'gold');
    expect(own.data?.getServiceRecord).toMatchObject({ attendancePercentage: 0 });
  });

  it.each<CastName | null>([null, 'volunteer', 'managers', 'boardmembers', 'trustedminors', 'guildadmin'])(
    '%s learns nothing personal [FUN-10, FUN-15, DEC-15]',
    async (as) => {
      const text = JSON.stringify(await ask('ada', as));
      expect(text).not.toMatch(/canary/i);
      for (const value of ['2015550999', '2015550888', '1987', 'gold']) expect(text).not.toContain(value);
    },
  );

  it.each<CastName | null>([null, 'volunteer', 'managers', 'guildadmin'])(
    '%s sees of an adult name, hours, quests and types, without districts and attendance [SAF-05, DEC-30]',
    async (as) => {
      expect((await ask('ada', as)).data?.getServiceRecord).toMatchObject({
        shown: ['name', 'hours', 'quests', 'types'],
        chariteer: { username: 'ada', favoriteDistricts: [] },
        volunteerMinutes: 300,
        questsCompleted: 4,
        attendancePercentage: null,
        foodQuestsCompleted: 2,
      });
    },
  );

  it('shows to others what the owner switched on, and to the owner all [SAF-05]', async () => {
    await show('ada', ['name', 'districts', 'attendance']);
    const record = (await ask('ada', 'volunteer')).data?.getServiceRecord;
    expect(record).toMatchObject({
      chariteer: { favoriteDistricts: [{ name: 'Riverside' }, { name: 'Harborside' }] },
      attendancePercentage: 80,
      volunteerMinutes: null,
      questsCompleted: null,
    });
    expect(COUNTS.map((name) => record?.[name])).toEqual(COUNTS.map(() => null));
    expect((await ask('ada', 'staff')).data?.getServiceRecord).toMatchObject({ volunteerMinutes: 300 });
    await show('ada', ['hours', 'types']);
    for (const as of [null, 'volunteer', 'managers'] as const) {
      const { code, data } = await ask('ada', as);
      expect([code, data], 'as if it did not exist').toEqual(['CHARITEER_NOT_FOUND', null]);
    }
    await show('ada', null);
  });

  it('the young have no profile for others until a guardian agreed, and then what they switch on [SAF-04, SAF-05]', async () => {
    const others = [null, 'volunteer', 'gold', 'managers', 'guildadmin'] as const;
    await show('teen', ['name', 'hours']);
    for (const as of others) expect((await ask('teen', as)).code).toBe('CHARITEER_NOT_FOUND');
    expect((await ask('teen', 'teen')).data?.getServiceRecord.shown).toEqual([...PROFILE_PARTS]);
    await world.store.write((tx) => agreeToProfile(tx, { chariteerId: 'teen', hasAgreed: true, now: 5 }));
    for (const as of others) {
      const seen = (await ask('teen', as)).data?.getServiceRecord;
      expect(seen).toMatchObject({ shown: ['name', 'hours'], volunteerMinutes: 0, questsCompleted: null });
    }
    await world.store.write((tx) => agreeToProfile(tx, { chariteerId: 'teen', hasAgreed: false, now: 6 }));
    expect((await ask('teen')).code).toBe('CHARITEER_NOT_FOUND');
  });

  it('what somebody did before the 18th birthday does not count on the profile that others see [SAF-04]', async () => {
    await world.store.write(async (tx) => {
      await insertVolunteer(tx, { account: { id: 'grown', username: 'grown', dateOfBirth: '2008-10-01' } });
      for (const [startedAt, minutes] of [
        [Date.parse('2026-09-30T15:00:00Z'), 60],
        [Date.parse('2026-10-01T15:00:00Z'), 90],
      ] as const) {
        const { id: questId } = await pastQuest(tx, { serviceTags: ['food'], startedAt, endedAt: null });
        const held = await insertContract(tx, { questId, chariteerId: 'grown', status: 'Present' });
        await insertCredit(tx, { contractId: held.id, value: minutes });
      }
    });
    const seen = { volunteerMinutes: 90, questsCompleted: 1, foodQuestsCompleted: 1 };
    expect((await ask('grown')).data?.getServiceRecord).toMatchObject(seen);
    expect((await ask('grown', 'staff')).data?.getServiceRecord).toMatchObject({ volunteerMinutes: 150 });
    await show('grown', null, 5);
    expect((await ask('grown')).data?.getServiceRecord).toMatchObject({ volunteerMinutes: 150 });
  });

  it('has no field for name, age or contact data [FUN-15]', async () => {
    for (const field of ['nameFirst', 'nameLast', 'dateOfBirth', 'emailAddress', 'phoneNumber']) {
      const document = `{ getServiceRecord(id: "ada") { chariteer { ${field} } } }`;
      expect((await world.gql(document)).errors?.[0]?.message, field).toMatch(/Cannot query field/);
    }
  });

  it('who the person is takes two statements, so that a page can begin before the sums are there [FUN-01]', async () => {
    const statementsOf = async (query: string) => {
      const before = world.store.statementCount();
      expect((await world.gql(query)).errors).toBeUndefined();
      return world.store.statementCount() - before;
    };
    await show('ada', ['name', 'quests', 'districts']);
    const person = 'shown chariteer { username favoriteDistricts { name } }';
    expect(await statementsOf(`{ getServiceRecord(id: "ada") { ${person} } }`)).toBe(2);
    expect(await statementsOf(`{ getServiceRecord(id: "ada") { ${person} questsCompleted } }`)).toBe(3);
    await show('ada', null);
  });

  it('a ban is not told: the record stays as it was [FUN-15]', async () => {
    const before = await ask('banned');
    await world.store.write(async (tx) => {
      await tx.update(account).set({ isBanned: false }).where(eq(account.id, 'banned'));
    });
    expect(before.data?.getServiceRecord).toBeDefined();
    expect(await ask('banned')).toMatchObject({ data: before.data });
  });

  it('the own subscription is told to the person alone [OPEN-FUN-01]', async () => {
    const own = await ask('gold', 'gold');
    expect(own.data?.getServiceRecord.chariteer).toMatchObject({ subscriptionStatus: 'gold' });
  });

  it('an unknown id, an account without record and a removed person are not found [OPEN-FUN-02]', async () => {
    const REMOVE = 'mutation { removeChariteer(input: { emailAddress: "volunteer@demo.example" }) { id } }';
    expect((await world.gql(REMOVE, {}, { as: 'volunteer' })).errors).toBeUndefined();
    for (const id of ['nobody', 'provider', '1', '', 'volunteer']) {
      expect((await ask(id)).code, id).toBe('CHARITEER_NOT_FOUND');
    }
  });
});
