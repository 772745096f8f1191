import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takePlace } from '#api/places/places/place-counter.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { organizationCodePass, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { contractsOf, setAgePolicy, signUp as signUpAt, takenCount } from '../support/sign-up.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const signUp = (as: CastName | null, questId: string, more: Record<string, unknown> = {}) =>
  signUpAt(world, as, questId, more);

describe('the gate inside the write', () => {
  it('a visitor is not logged in [OPEN-CON-01, DEC-08, API-19]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const { code, errors } = await signUp(null, 'q');
    expect(code).toBe('NOT_LOGGED_IN');
    expect(errors?.[0]?.extensions.statusCode).toBe(401);
  });

  it('nobody signs somebody else up, staff neither [OPEN-API-01]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    expect((await signUp('gold', 'q', { chariteerId: 'volunteer' })).code).toBe('FORBIDDEN');
    expect((await signUp('staff', 'q', { chariteerId: 'volunteer' })).code).toBe('FORBIDDEN');
    expect(await contractsOf(world, 'q')).toEqual([]);
  });

  it('an unknown, hidden, draft or private quest is Quest Not Found [ERR-21]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
      await upcomingQuest(tx, { id: 'private', publishingStatus: 'Private' });
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
      await upcomingQuest(tx, { id: 'hidden', providerId: '3' });
    });
    for (const id of ['nothing', 'draft', 'private', 'hidden']) {
      const { code, errors } = await signUp('volunteer', id);
      expect([id, code, errors?.[0]?.message]).toEqual([id, 'QUEST_NOT_FOUND', 'Quest Not Found']);
    }
  });

  it('an unlisted quest takes sign-ups by its link [QST-06]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', publishingStatus: 'Unlisted' }));
    expect((await signUp('volunteer', 'q')).code).toBeUndefined();
  });

  it('a template refuses [ELI-03]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', publishingStatus: 'Template', startedAt: null }));
    expect((await signUp('managers', 'q')).code).toBe('QUEST_IS_TEMPLATE');
    expect((await signUp('volunteer', 'q')).code).toBe('QUEST_IS_TEMPLATE');
  });

  it('a cancelled quest refuses with 410 [QST-11, OPEN-QD-02, OPEN-ERR-05]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', publishingStatus: 'Cancelled' }));
    const { code, errors } = await signUp('volunteer', 'q');
    expect(code).toBe('QUEST_CANCELLED');
    expect(errors?.[0]).toMatchObject({
      message: "Quest Cancelled, Can't Sign Up",
      extensions: { statusCode: 410 },
    });
  });

  it('a quest that is over refuses with 410 [ERR-24, ELI-04, QST-13]', async () => {
    await write((tx) => pastQuest(tx, { id: 'q' }));
    const { code, errors } = await signUp('volunteer', 'q');
    expect(code).toBe('QUEST_OVER_SIGN_UP');
    expect(errors?.[0]).toMatchObject({
      message: "Quest Already Over, Can't Sign Up",
      extensions: { statusCode: 410 },
    });
  });

  it('a second sign-up refuses with 406, and takes no second place [ERR-22, ELI-05]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await signUp('volunteer', 'q');
    const { code, errors } = await signUp('volunteer', 'q');
    expect(code).toBe('ALREADY_SIGNED_UP');
    expect(errors?.[0]).toMatchObject({
      message: 'Chariteer Is Already On This Quest',
      extensions: { statusCode: 406 },
    });
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('an account without a volunteer record is refused [ELI-01]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    expect((await signUp('new', 'q')).code).toBe('NO_VOLUNTEER_RECORD');
    expect((await signUp('provider', 'q')).code).toBe('NO_VOLUNTEER_RECORD');
  });

  it('a person whom the charity has banned is refused, there only [DEC-25]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
      const ban = { id: 'b', providerId: '1', chariteerId: 'volunteer', createdAt: TEST_NOW };
      await tx.insert(providerBan).values(ban);
    });
    expect((await signUp('volunteer', 'q')).code).toBe('BANNED_BY_PROVIDER');
    expect((await signUp('volunteer', 'elsewhere')).code).toBeUndefined();
  });

  it('somebody under 18 needs a guardian’s consent [DEC-14]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await upcomingQuest(tx, { id: 'later' });
    });
    expect((await signUp('teen', 'q')).code).toBeUndefined();
    await write((tx) => tx.delete(guardianConsent));
    expect((await signUp('teen', 'later')).code).toBe('GUARDIAN_CONSENT_MISSING');
    expect((await signUp('volunteer', 'later')).code).toBeUndefined();
  });

  it('a reserved quest takes members of the guild only [CON-09, ELI-06]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await insertContract(tx, { questId: 'q', chariteerId: 'managers', guildId: GUILD_ID });
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'gold', roleId: 'members' });
    });
    expect((await signUp('volunteer', 'q')).code).toBe('QUEST_RESERVED');
    expect((await signUp('managers', 'q')).code).toBe('QUEST_RESERVED');
    const { data } = await signUp('gold', 'q');
    expect(data?.createContract.guildId).toBeNull();
  });

  it('a full quest refuses with 406, managers too [ERR-23, ELI-07, QST-15]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', resourceMaxNumber: 1 });
      await insertContract(tx, { questId: 'q', chariteerId: 'gold' });
    });
    const { code, errors } = await signUp('volunteer', 'q');
    expect(code).toBe('QUEST_FULL');
    expect(errors?.[0]).toMatchObject({ message: 'Quest Is Full', extensions: { statusCode: 406 } });
    expect((await signUp('managers', 'q')).code).toBe('QUEST_FULL');
  });

  it('hours with that charity are demanded of everybody but its managers [ELI-08, ELI-16, ELI-17]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', prerequisiteMinutes: 240 });
      await creditHours(tx, 'volunteer', '1', 239);
      await creditHours(tx, 'volunteer', '2', 600);
      await creditHours(tx, 'gold', '1', 240);
    });
    expect((await signUp('volunteer', 'q')).code).toBe('NOT_ENOUGH_HOURS');
    expect((await signUp('trustedminors', 'q')).code).toBe('NOT_ENOUGH_HOURS');
    expect((await signUp('gold', 'q')).code).toBeUndefined();
    expect((await signUp('captains', 'q')).code).toBeUndefined();
  });

  it('a pass by the organization’s code lifts the hours of that quest [ELI-17]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', prerequisiteMinutes: 240 });
      const pass = { questId: 'q', chariteerId: 'volunteer', createdAt: TEST_NOW };
      await tx.insert(organizationCodePass).values(pass);
    });
    expect((await signUp('volunteer', 'q')).code).toBeUndefined();
  });

  it('every required training must be fulfilled, by the newest record [ELI-09, ELI-21]', async () => {
    await write(async (tx) => {
      await demandTraining(tx, 'q', 'food-safety');
      await insertTrainingRecord(tx, { providerId: '1', chariteerId: 'volunteer', resolution: 'Complete' });
      const record = { templateId: 'food-safety', providerId: '1' };
      await insertTrainingRecord(tx, {
        ...record,
        chariteerId: 'gold',
        resolution: 'Provisional',
        startedAt: 2,
      });
      await insertTrainingRecord(tx, { ...record, chariteerId: 'gold', resolution: 'Failed', startedAt: 1 });
      const expired = { resolution: 'Complete' as const, expiredAt: TEST_NOW - 1 };
      await insertTrainingRecord(tx, { ...record, chariteerId: 'captains', ...expired });
      await insertTrainingRecord(tx, { ...record, chariteerId: 'guildadmin', ...expired });
    });
    expect((await signUp('volunteer', 'q')).code).toBe('TRAINING_REQUIRED');
    expect((await signUp('guildadmin', 'q')).code).toBe('TRAINING_REQUIRED');
    expect((await signUp('gold', 'q')).code).toBeUndefined();
    expect((await signUp('captains', 'q')).code).toBeUndefined();
  });

  it('ages below the limit are refused, trusted minors and managers not [ELI-10, ELI-16, ELI-18, PERM-12]', async () => {
    await write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 16, soloAge: 18, maxAge: 100 });
      await upcomingQuest(tx, { id: 'q', agePolicyIndex: 0 });
    });
    expect((await signUp('teen', 'q')).code).toBe('AGE_NOT_ALLOWED');
    expect((await signUp('trustedminors', 'q')).code).toBeUndefined();
    expect((await signUp('volunteer', 'q')).code).toBeUndefined();
  });

  it('from maxAge on only who has completed the required trainings [ELI-11, ELI-20, OPEN-ELI-02]', async () => {
    await write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 0, soloAge: 1, maxAge: 50 });
      await upcomingQuest(tx, { id: 'q', agePolicyIndex: 0 });
      await demandTraining(tx, 'trained', 'food-safety', { agePolicyIndex: 0 });
      await insertTrainingRecord(tx, { templateId: 'food-safety', providerId: '1', chariteerId: 'gold' });
    });
    expect((await signUp('gold', 'q')).code).toBe('AGE_NOT_ALLOWED');
    expect((await signUp('gold', 'trained')).code).toBeUndefined();
  });
});

async function creditHours(tx: Db, chariteerId: string, providerId: string, value: number) {
  const { id: questId } = await pastQuest(tx, { providerId });
  const { id: contractId } = await insertContract(tx, { questId, chariteerId });
  await insertCredit(tx, { contractId, value });
  await insertCredit(tx, { contractId, type: 'reputation', value: 1000 });
}

async function demandTraining(
  tx: Db,
  questId: string,
  templateId: string,
  more: { agePolicyIndex?: number } = {},
) {
  await upcomingQuest(tx, { id: questId, ...more });
  await insertTraining(tx, { id: templateId, providerId: '1' });
  await tx.insert(questRequiredOrientation).values({ questId, templateId });
}

describe('the counter of places', () => {
  it('gives no place of a full quest, even to one whom the gate let through [OPEN-CON-01, QST-15]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', resourceMaxNumber: 1 }));
    expect(await write((tx) => takePlace(tx, 'q'))).toBe(true);
    expect(await write((tx) => takePlace(tx, 'q'))).toBe(false);
    expect(await takenCount(world, 'q')).toBe(1);
  });
});
