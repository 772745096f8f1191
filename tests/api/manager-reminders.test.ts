import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManagersOf } from '#api/reads/messages/managers-of-charity.ts';
import { ATTENDANCE_UNMARKED, UNDER_MINIMUM } from '#api/verbs/reminders/tell-managers.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { messageWords } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const START = TEST_NOW + 2 * DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  // Those of the cast who run a charity have not confirmed their addresses.
  await world.store.write(
    async (tx) => void (await tx.update(contactEmail).set({ verificationStatus: 'Confirmed' })),
  );
});
afterEach(() => world.close());

async function questWith(people: readonly string[], values: Parameters<typeof upcomingQuest>[1] = {}) {
  await world.store.write(async (tx) => {
    const times = { startedAt: START, endedAt: START + 2 * HOUR_MS };
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup', resourceMinNumber: 3, ...times, ...values });
    for (const chariteerId of people)
      await insertContract(tx, { id: `on-${chariteerId}`, questId: 'q', chariteerId });
  });
}

async function passBy(job: typeof UNDER_MINIMUM, instant: number): Promise<void> {
  for (const at of [instant - 10 * MINUTE_MS, instant]) {
    world.clock.set(at);
    await runJob(world, job);
  }
}

const mails = async (kind: string) => (await readMails(world)).filter((mail) => mail.kind === kind);
const told = async (kind: string) =>
  (await mails(kind)).map(({ recipient }) => recipient.split('@')[0]).sort();

/** Roles of charity 1 that can edit quests. */
const EDITORS = ['admins', 'captains', 'coordinators', 'employees', 'managers', 'provider', 'staffrole'];

describe('who of a charity is told', () => {
  it('the adults whose roles open it, and the charity’s own account; neither staff nor who is banned [REM-08, REM-10: who]', async () => {
    const read = async (id = '1') =>
      ((await readManagersOf(world.store.read, [id], TEST_NOW)).get(id) ?? []).map(
        ({ accountId }) => accountId,
      );
    expect((await read()).sort()).toEqual(EDITORS);
    await world.store.write(async (tx) => {
      await tx.update(account).set({ isBanned: true }).where(eq(account.id, 'admins'));
      await tx.update(account).set({ dateOfBirth: '2012-01-01' }).where(eq(account.id, 'managers'));
    });
    expect((await read()).sort()).toEqual(EDITORS.filter((name) => name !== 'admins' && name !== 'managers'));
    expect(await read('3')).toEqual([]);
  });
});

describe('a quest with too few people', () => {
  it('its managers get one message a day before, with the names of those who come and a link to ask others [REM-08]', async () => {
    await questWith(['volunteer', 'teen']);
    await passBy(UNDER_MINIMUM, START - DAY_MS);
    await world.store.write(async (tx) => void (await tx.delete(jobRun)));
    await runJob(world, UNDER_MINIMUM);
    const [mail, ...others] = (await mails('under-minimum')).filter(
      ({ recipient }) => recipient === castEmail('managers'),
    );
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Too few so far: Soup on Wednesday, November 18, 2026');
    expect(mail?.body).toContain('2 of at least 3 so far.');
    expect(mail?.body).toContain('They come: Rosa Delmar, Jules Okafor');
    expect(mail?.body).toContain('Ask others http://chariteers.test/console/quests/q/broadcast');
  });

  it('who runs the day gets names of adults, none where a minor is among them, and no inbox keeps any [REM-08, DEC-85: names]', async () => {
    await questWith(['volunteer']);
    await passBy(UNDER_MINIMUM, START - DAY_MS);
    const all = await mails('under-minimum');
    const withNames = all.filter(({ body }) => body.includes('Delmar')).map(({ recipient }) => recipient);
    expect(withNames).toContain(castEmail('managers'));
    expect(withNames).toContain(castEmail('captains'));
    expect(withNames).toContain(castEmail('coordinators'));
    expect(await told('under-minimum')).toEqual(expect.arrayContaining(['captains', 'coordinators']));
    for (const { id, words } of await world.store.read.select().from(messageWords))
      expect(world.store.read.cells.open('message_words.words', id, words)).not.toContain('Delmar');
  });

  it('names no one to who runs the day while a minor is on it [REM-08] [SAF-04]', async () => {
    await questWith(['volunteer', 'teen']);
    await passBy(UNDER_MINIMUM, START - DAY_MS);
    const all = await mails('under-minimum');
    const withNames = all.filter(({ body }) => body.includes('Delmar')).map(({ recipient }) => recipient);
    expect(withNames).toContain(castEmail('managers'));
    expect(withNames).not.toContain(castEmail('captains'));
  });

  it('are told again when it was moved and still has too few [REM-08]', async () => {
    await questWith(['volunteer']);
    await passBy(UNDER_MINIMUM, START - DAY_MS);
    const startedAt = START + DAY_MS;
    await world.store.write(async (tx) => {
      await tx
        .update(quest)
        .set({ startedAt, endedAt: startedAt + HOUR_MS })
        .where(eq(quest.id, 'q'));
    });
    await passBy(UNDER_MINIMUM, startedAt - DAY_MS);
    const toOne = (await mails('under-minimum')).filter(({ recipient }) => recipient === castEmail('admins'));
    expect(toOne.map(({ subject }) => subject)).toEqual([
      'Too few so far: Soup on Wednesday, November 18, 2026',
      'Too few so far: Soup on Thursday, November 19, 2026',
    ]);
  });

  it.each([
    ['enough people', { people: ['volunteer', 'gold', 'quiet'] }],
    ['cancelled', { publishingStatus: 'Cancelled' as const }],
    ['a Draft', { publishingStatus: 'Draft' as const }],
  ])(
    '%s: nobody is told [REM-08: when]',
    async (_case, {
      people = ['volunteer'],
      ...values
    }: { people?: string[]; publishingStatus?: 'Cancelled' | 'Draft' }) => {
      await questWith(people, values);
      await passBy(UNDER_MINIMUM, START - DAY_MS);
      expect(await told('under-minimum')).toEqual([]);
    },
  );

  it('nobody at all', async () => {
    await questWith([]);
    await passBy(UNDER_MINIMUM, START - DAY_MS);
    expect((await mails('under-minimum'))[0]?.body).toContain('0 of at least');
  });
});

describe('attendance that nobody has marked', () => {
  it('12 hours after the end its managers are reminded once, with a link to the sheet [REM-10]', async () => {
    await questWith(['volunteer', 'gold']);
    const due = START + 14 * HOUR_MS;
    await passBy(ATTENDANCE_UNMARKED, due - MINUTE_MS);
    expect(await told('attendance-unmarked')).toEqual([]);
    await passBy(ATTENDANCE_UNMARKED, due + 10 * MINUTE_MS);
    await passBy(ATTENDANCE_UNMARKED, due + DAY_MS);
    const [mail, ...others] = (await mails('attendance-unmarked')).filter(
      ({ recipient }) => recipient === castEmail('managers'),
    );
    expect(others).toEqual([]);
    expect(mail?.body).toContain('Not marked yet: 2.');
    expect(mail?.body).toContain('http://chariteers.test/console/quests/q/attendance');
  });

  it('are reminded again when its end was changed afterwards [REM-10]', async () => {
    await questWith(['volunteer']);
    await passBy(ATTENDANCE_UNMARKED, START + 14 * HOUR_MS);
    await world.store.write(async (tx) => {
      await tx
        .update(quest)
        .set({ endedAt: START + 6 * HOUR_MS })
        .where(eq(quest.id, 'q'));
    });
    await passBy(ATTENDANCE_UNMARKED, START + 18 * HOUR_MS);
    const toOne = (await mails('attendance-unmarked')).filter(
      ({ recipient }) => recipient === castEmail('admins'),
    );
    expect(toOne).toHaveLength(2);
  });

  it('not where everybody is marked, or nobody was on it [REM-10: when]', async () => {
    await questWith(['volunteer']);
    await world.store.write(async (tx) => {
      await tx.update(contract).set({ status: 'Absent' });
      await upcomingQuest(tx, { id: 'empty', startedAt: START, endedAt: START + 2 * HOUR_MS });
    });
    await passBy(ATTENDANCE_UNMARKED, START + 14 * HOUR_MS);
    expect(await told('attendance-unmarked')).toEqual([]);
  });
});
