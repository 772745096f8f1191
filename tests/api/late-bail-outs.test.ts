import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { message } from '#db/schema/message.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { MAILBOX_LIMITS } from '#domain/messages/caused-mail.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await seed('soon', TEST_NOW + DAY_MS);
});
afterEach(() => world.close());

async function seed(id: string, startedAt: number, people: CastName[] = ['volunteer', 'teen']) {
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, {
      id,
      eventTitle: 'Soup line',
      startedAt,
      resourceMinNumber: 2,
      resourceMaxNumber: 4,
    });
    for (const chariteerId of people)
      await insertContract(tx, { id: `${id}-${chariteerId}`, questId: id, chariteerId });
  });
}
const bail = async (id: string, as: CastName = 'volunteer') =>
  expect(
    (await world.gql(`mutation { abandonContract(id: "${id}") { id } }`, {}, { as })).errors,
  ).toBeUndefined();
const told = async () =>
  (await readMails(world)).filter(({ kind, status }) => kind === 'bailed-out-late' && status === 'waiting');
const mailTo = async (name: CastName) =>
  (await told()).find(({ recipient }) => recipient === castEmail(name))?.body ?? '';

describe('someone who leaves again and again', () => {
  const LATE = ['one', 'two', 'three', 'four', 'five'];
  const toManager = async () =>
    (await told()).filter(({ recipient }) => recipient === castEmail('managers')).length;

  it('sends each manager three emails a day, and those of others still come [SAF-29]', async () => {
    for (const id of LATE) {
      await seed(id, TEST_NOW + DAY_MS);
      await bail(`${id}-volunteer`);
    }
    expect(await toManager()).toBe(MAILBOX_LIMITS.fromOne);
    await bail('one-teen', 'teen');
    expect(await toManager()).toBe(MAILBOX_LIMITS.fromOne + 1);
  });

  it('has admins told three times a day of a changed emergency contact [SAF-29]', async () => {
    for (const number of LATE.keys()) {
      const change = `mutation { correctOwnDetails(input: { emergencyContactName: "Contact ${number}",
        emergencyContactNumber: "973555014${number}" }) { emergencyContactName } }`;
      expect((await world.gql(change, {}, { as: 'volunteer' })).errors).toBeUndefined();
    }
    const kinds = (await readMails(world)).filter(
      ({ kind, recipient }) => kind === 'emergency-contact-changed' && recipient === castEmail('admins'),
    );
    expect(kinds.filter(({ status }) => status === 'waiting')).toHaveLength(MAILBOX_LIMITS.fromOne);
  });
});

describe('a bail-out within 24 hours of the start', () => {
  it('tells the managers at once: who, how many places are open, and where others are asked [REM-07]', async () => {
    await bail('soon-volunteer');
    const recipients = (await told()).map(({ recipient }) => recipient);
    expect(recipients).toContain(castEmail('managers'));
    expect(recipients).toContain(castEmail('coordinators'));
    for (const other of ['volunteer', 'staff', 'boardmembers', 'trustedminors', 'gold'] as const)
      expect(recipients, other).not.toContain(castEmail(other));
    const body = await mailTo('managers');
    expect(body).toContain('Open spots: 3. Still coming: 1. You asked for at least 2.');
    expect(body).toContain(
      'Ask others to come http://chariteers.test/console/quests/soon/broadcast?for=previous\n',
    );
    expect(body).toContain('http://chariteers.test/console/quests/soon/show');
    expect((await told())[0]).toMatchObject({ class: 'must', questId: 'soon' });
    const inbox = await world.store.read.select().from(message).where(eq(message.accountId, 'managers'));
    expect(inbox).toMatchObject([{ kind: 'bailed-out-late', class: 'must', questId: 'soon' }]);
  });

  it('names by the right of each manager, and nobody young once they have left [REM-07: who]', async () => {
    await bail('soon-volunteer');
    const realName = 'Rosa Delmar';
    expect(await mailTo('managers')).toContain(`${realName} can’t make it`);
    // Whose right to names reaches the people of today alone.
    expect(await mailTo('coordinators')).toContain('volunteer can’t make it');
    expect(await mailTo('coordinators')).not.toContain(realName);
    await seed('young', TEST_NOW + HOUR_MS, ['teen']);
    await bail('young-teen', 'teen');
    const young = (await told()).filter(({ questId }) => questId === 'young');
    expect(young.length).toBeGreaterThan(0);
    for (const { body } of young) {
      expect(body).toContain('Someone can’t make it');
      expect(body).not.toContain('teen');
    }
  });

  it('a quest that asks for a training asks the trained [REM-07: the filters]', async () => {
    await world.store.write(async (tx) => {
      await insertTraining(tx, { id: 'food', providerId: '1' });
      await tx.insert(questRequiredOrientation).values({ questId: 'soon', templateId: 'food' });
    });
    await bail('soon-volunteer');
    expect(await mailTo('managers')).toContain('/broadcast?for=previous.trained\n');
  });

  it('by an answer link, a closed account or a withdrawn consent; and once each [REM-07: every way]', async () => {
    const token = answerToken(world.config.dataKey, { purpose: 'attend', id: 'soon-volunteer' });
    await world.gql(`mutation { answerReminder(token: "${token}", isComing: false) { state } }`);
    const first = (await told()).length;
    expect(first).toBeGreaterThan(0);
    await seed('closed', TEST_NOW + 2 * HOUR_MS, ['gold']);
    const removal = `mutation { removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id } }`;
    expect((await world.gql(removal, {}, { as: 'gold' })).errors).toBeUndefined();
    const closed = (await told()).filter(({ questId }) => questId === 'closed');
    expect(closed).toHaveLength(first);
    for (const { body } of closed) expect(body).toContain('Someone can’t make it');
  });
});

it('an earlier one tells nobody, and costs no statement more [REM-07]', async () => {
  await seed('later', TEST_NOW + DAY_MS + 1);
  await bail('later-volunteer');
  expect(await told()).toEqual([]);
});
