import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import { dueQuests } from '#api/verbs/reminders/read-due-quests.ts';
import { REMINDERS } from '#api/verbs/reminders/send-reminders.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { message, messageWords, saidOnce } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import { castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
/** Thursday, November 19, 5:30 pm in New York. */
const START = TEST_NOW + 3 * DAY_MS + 7.5 * HOUR_MS;

/** 5 am, two days later. */
const EARLY = Date.parse('2026-11-21T10:00:00Z');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (work: Parameters<World['store']['write']>[0]) => world.store.write(work);

/** A quest with these people on it, since a minute ago. */
async function questWith(people: readonly string[], values: Parameters<typeof upcomingQuest>[1] = {}) {
  await write(async (tx) => {
    await upcomingQuest(tx, {
      id: 'q',
      eventTitle: 'Evening meal',
      startedAt: START,
      endedAt: START + 2.5 * HOUR_MS,
      ...values,
    });
    for (const chariteerId of people)
      await insertContract(tx, {
        id: `on-${chariteerId}`,
        questId: 'q',
        chariteerId,
        claimedAt: TEST_NOW - MINUTE_MS,
      });
  });
}

/** The minute before an instant, and that minute. */
async function passBy(instant: number): Promise<void> {
  world.clock.set(instant - MINUTE_MS);
  await runJob(world, REMINDERS);
  world.clock.set(instant);
  await runJob(world, REMINDERS);
}

const reminders = async () => (await readMails(world)).filter(({ kind }) => kind === 'reminder');
const subjects = async () => (await reminders()).map(({ subject }) => subject);

describe('when reminders go', () => {
  it('two days and three hours before by default, each person once, whatever runs again [REM-01: sent, REM-03]', async () => {
    await questWith(['volunteer', 'gold']);
    for (const instant of [START - 2 * DAY_MS, START - DAY_MS, START - 3 * HOUR_MS, START - HOUR_MS])
      await passBy(instant);
    await write(async (tx) => void (await tx.delete(jobRun)));
    await runJob(world, REMINDERS);
    expect((await reminders()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [castEmail('volunteer'), 'Thu, Nov 19, 5:30 pm: Evening meal'],
      [castEmail('gold'), 'Thu, Nov 19, 5:30 pm: Evening meal'],
      [castEmail('volunteer'), 'Today, 5:30 pm: Evening meal'],
      [castEmail('gold'), 'Today, 5:30 pm: Evening meal'],
    ]);
  });

  it('the people of five quests are reminded in as many statements as those of one [REM-03: statements]', async () => {
    const costOf = async (instant: number, quests: readonly string[]) => {
      const startedAt = instant + 3 * HOUR_MS;
      await write(async (tx) => {
        for (const [index, id] of quests.entries()) {
          await upcomingQuest(tx, { id, startedAt, endedAt: startedAt + HOUR_MS });
          const chariteerId = PEOPLE[index] ?? '';
          await insertContract(tx, { questId: id, chariteerId, claimedAt: TEST_NOW - MINUTE_MS });
        }
      });
      world.clock.set(instant - MINUTE_MS);
      await runJob(world, REMINDERS);
      world.clock.set(instant);
      const [sent, statements] = [(await reminders()).length, world.store.statementCount()];
      await runJob(world, REMINDERS);
      const cost = world.store.statementCount() - statements;
      return { cost, reminded: (await reminders()).length - sent };
    };
    const PEOPLE = ['volunteer', 'gold', 'captains', 'admins', 'managers'];
    const ofOne = await costOf(TEST_NOW + DAY_MS, ['a']);
    expect(ofOne.reminded).toBe(1);
    const ofFive = await costOf(TEST_NOW + 3 * DAY_MS, ['b', 'c', 'd', 'e', 'f']);
    expect(ofFive).toEqual({ cost: ofOne.cost, reminded: 5 });
  });

  it('who was reminded before a process ended is left out by the next [REM-03: killed]', async () => {
    await questWith(['volunteer', 'gold']);
    const key = onceKey('reminder', { contractId: 'on-volunteer', offset: '3h', startedAt: START });
    const said = { key, saidAt: TEST_NOW };
    await write(async (tx) => void (await tx.insert(saidOnce).values(said)));
    await passBy(START - 3 * HOUR_MS);
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual([castEmail('gold')]);
  });

  it('as the charity set it, and a stamp where it has its own [REM-01: sent]', async () => {
    await questWith(['volunteer']);
    await write(async (tx) => {
      const stamp = await insertStamp(tx, { providerId: '1' });
      await tx.insert(providerMessaging).values({ providerId: '1', reminders: ['1d'] });
      await tx.insert(stampReminders).values({ stampId: stamp.id, reminders: ['1h'] });
      await upcomingQuest(tx, {
        id: 'stamped',
        eventTitle: 'Stamped',
        startedAt: START,
        templateQuestId: stamp.id,
      });
      await insertContract(tx, { questId: 'stamped', chariteerId: 'gold', claimedAt: TEST_NOW });
    });
    for (const instant of [START - 2 * DAY_MS, START - DAY_MS, START - 3 * HOUR_MS, START - HOUR_MS])
      await passBy(instant);
    expect(await subjects()).toEqual(['Tomorrow, 5:30 pm: Evening meal', 'Today, 5:30 pm: Stamped']);
  });

  it.each<[PublishingStatus, number]>([
    ['Published', 1],
    ['Unlisted', 1],
    ['Private', 1],
    ['Draft', 0],
    ['Cancelled', 0],
  ])('a quest that is %s: %s [REM-03]', async (publishingStatus, expected) => {
    await questWith(['volunteer'], { publishingStatus });
    await passBy(START - 3 * HOUR_MS);
    expect(await subjects()).toHaveLength(expected);
  });

  it('none for who has given up, signed up after its time, or for what a guild has reserved [REM-03]', async () => {
    await questWith(['volunteer', 'gold']);
    await write(async (tx) => {
      await tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.chariteerId, 'volunteer'));
      await tx
        .update(contract)
        .set({ claimedAt: START - 3 * HOUR_MS })
        .where(eq(contract.chariteerId, 'gold'));
      await insertContract(tx, { questId: 'q', chariteerId: 'guildadmin', guildId: GUILD_ID });
    });
    await passBy(START - 3 * HOUR_MS);
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ['two days: the nearest alone', 2 * DAY_MS + HOUR_MS, 2 * HOUR_MS, ['Today, 5:30 pm: Evening meal']],
    ['a day: what is due still', 2 * DAY_MS + HOUR_MS, 1.2 * DAY_MS, ['Tomorrow, 5:30 pm: Evening meal']],
    ['until it has begun: none', 2 * DAY_MS + HOUR_MS, 0, []],
  ])('after a rest of %s [REM-03]', async (_case, before, after, expected) => {
    await questWith(['volunteer']);
    world.clock.set(START - before);
    await runJob(world, REMINDERS);
    world.clock.set(START - after);
    await runJob(world, REMINDERS);
    await runJob(world, REMINDERS);
    expect(await subjects()).toEqual(expected);
  });

  it('a reminder that could not be sent before the start is not sent after it [REM-03: delivery]', async () => {
    await questWith(['volunteer']);
    await passBy(START - 3 * HOUR_MS);
    expect((await reminders()).map(({ contentUntil }) => contentUntil)).toEqual([START]);
  });

  it.each([
    [
      'is cancelled',
      () =>
        world.gql(
          'mutation { updateQuest(id: "q", publishingStatus: Cancelled) { id } }',
          {},
          { as: 'managers' },
        ),
    ],
    [
      'is moved',
      () =>
        world.gql(
          `mutation { updateQuest(id: "q", startedAt: "${new Date(EARLY + HOUR_MS).toISOString()}") { id } }`,
          {},
          { as: 'managers' },
        ),
    ],
    [
      'is given up',
      () => world.gql('mutation { abandonContract(id: "on-volunteer") { id } }', {}, { as: 'volunteer' }),
    ],
  ])(
    'one that waits for the morning is not sent where the quest %s [REM-03: night]',
    async (_case, change) => {
      await questWith(['volunteer'], { startedAt: EARLY, endedAt: EARLY + 2 * HOUR_MS });
      await passBy(EARLY - 2 * DAY_MS);
      expect((await reminders()).map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual([
        ['waiting', EARLY - 2 * DAY_MS + 3 * HOUR_MS],
      ]);
      world.clock.advance(MINUTE_MS);
      await runJob(world, REMINDERS);
      expect((await reminders()).map(({ status }) => status)).toEqual(['waiting']);
      expect((await change()).errors).toBeUndefined();
      world.clock.advance(MINUTE_MS);
      await runJob(world, REMINDERS);
      expect((await reminders()).map(({ status, sealed }) => [status, sealed])).toEqual([['expired', null]]);
    },
  );

  it.each([
    ['ends earlier', `endedAt: "${new Date(EARLY + HOUR_MS).toISOString()}"`],
    ['has another location', 'locationId: "pier"'],
  ])(
    'drops one that waits for the morning where the quest %s, as a notice says [DEC-69]',
    async (_case, change) => {
      await questWith(['volunteer'], { startedAt: EARLY, endedAt: EARLY + 2 * HOUR_MS });
      await write((tx) => insertLocation(tx, { id: 'pier', providerId: '1' }));
      await passBy(EARLY - 2 * DAY_MS);
      world.clock.advance(MINUTE_MS);
      const edit = `mutation { updateQuest(id: "q", ${change}) { id } }`;
      expect((await world.gql(edit, {}, { as: 'managers' })).errors).toBeUndefined();
      world.clock.advance(MINUTE_MS);
      await runJob(world, REMINDERS);
      expect((await reminders()).map(({ status }) => status)).toEqual(['expired']);
    },
  );

  it('where one cannot be queued none of its write is, and it is tried again [MSG-01: reminders]', async () => {
    await questWith(['volunteer']);
    await write(
      async (tx) =>
        void (await tx.run(
          "CREATE TRIGGER no_mail BEFORE INSERT ON outbox_message BEGIN SELECT RAISE(ABORT, 'full'); END",
        )),
    );
    await passBy(START - 3 * HOUR_MS);
    expect(await world.store.read.select().from(message)).toEqual([]);
    await write(async (tx) => void (await tx.run('DROP TRIGGER no_mail')));
    world.clock.advance(MINUTE_MS);
    await runJob(world, REMINDERS);
    expect(await subjects()).toHaveLength(1);
  });

  it('which quests are due is asked of the index of starts, in one statement [REM-03: SQL]', async () => {
    const window = { after: TEST_NOW - MINUTE_MS, until: TEST_NOW, now: TEST_NOW };
    const { sql, params } = dueQuests(world.store.read, window).toSQL();
    const { default: Sqlite } = await import('better-sqlite3');
    const db = new Sqlite(world.databaseFile, { readonly: true });
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...params) as { detail: string }[];
    db.close();
    const details = plan.map(({ detail }) => detail);
    expect(details.filter((detail) => detail.includes('quest_start'))).toHaveLength(5);
    expect(details.filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  });
});

describe('what a reminder says', () => {
  const FACTS = {
    equipment: 'Closed shoes',
    giverName: 'Corinne',
    firstMinutes: 'Ring at the blue side door. Somebody shows you where to put your coat.',
  };

  async function remindedOfMeal(people: readonly string[], offset = 3 * HOUR_MS) {
    await write(
      async (tx) =>
        void (await insertLocation(tx, {
          id: 'door',
          providerId: '1',
          name: 'Blue side door',
          address: '412 River Terrace, Hoboken',
          detail: 'Ring twice',
        })),
    );
    await questWith(people, { ...FACTS, locationId: 'door' });
    await passBy(START - offset);
  }

  it('day, time, place, what to bring, who leads, how to find it, and two answer links [REM-04]', async () => {
    await remindedOfMeal(['volunteer'], 2 * DAY_MS);
    const [mail] = await reminders();
    expect(mail?.body.replaceAll(/token=[\w-]+/g, 'token=…')).toBe(`Hello Rosa,

See you on Thursday, November 19, 2026.

Evening meal, with Harbor Table
When: Thursday, November 19, 2026, 5:30 pm to 8:00 pm
Where: Blue side door, 412 River Terrace, Hoboken, Ring twice
Bring: Closed shoes
Your lead: Corinne
The first fifteen minutes: Ring at the blue side door. Somebody shows you where to put your coat.

I’ll be there http://chariteers.test/answer?token=…&says=yes

I can’t make it http://chariteers.test/answer?token=…&says=no

No login needed. Plans change? Tell us early.

See the quest http://chariteers.test/questList/1/quest/q

Chariteers
`);
    const tokens = [...(mail?.body.matchAll(/token=([\w-]+)/g) ?? [])].map(([, token = '']) => token);
    for (const token of tokens)
      expect(readAnswerLink(world.config.dataKey, token)).toEqual({ purpose: 'attend', id: 'on-volunteer' });
  });

  it('in the language of who is reminded [REM-04: languages]', async () => {
    await world.gql('mutation { setLanguage(locale: "es") }', {}, { as: 'volunteer' });
    await remindedOfMeal(['volunteer']);
    const [mail] = await reminders();
    expect(mail?.subject).toBe('Hoy, 5:30 p. m.: Evening meal');
    expect(mail?.body).toContain('Lleva: Closed shoes');
    expect(mail?.body).toMatch(/No puedo ir http:\/\/chariteers\.test\/es\/answer\?token=/);
  });

  it('what the inbox keeps has no link that answers [MSG-02: reminders]', async () => {
    await remindedOfMeal(['volunteer', 'gold']);
    const kept = await world.store.read.select().from(messageWords);
    expect(kept.length).toBe(1);
    for (const { id, words } of kept) {
      const text = world.store.read.cells.open('message_words.words', id, words) ?? '';
      expect(text).toContain('/questList/1/quest/q');
      expect(text).not.toContain('token=');
    }
    expect(await world.store.read.select({ questId: message.questId }).from(message)).toEqual([
      { questId: 'q' },
      { questId: 'q' },
    ]);
  });

  it('the guardian of a young person gets a copy with «can’t make it» alone [OPEN-REM-01, SAF-10]', async () => {
    await remindedOfMeal(['teen']);
    const mails = await readMails(world);
    const own = mails.find(({ kind }) => kind === 'reminder');
    const copy = mails.find(({ kind }) => kind === 'guardian-copy');
    expect(own?.body).toContain('I’ll be there http');
    expect(copy?.recipient).toBe('guardian@demo.example');
    expect(copy?.body).toContain('Jules can’t make it http');
    expect(copy?.body).not.toContain('be there http');
    const token = /token=([\w-]+)/.exec(copy?.body ?? '')?.[1] ?? '';
    expect(readAnswerLink(world.config.dataKey, token)).toEqual({ purpose: 'cannot', id: 'on-teen' });
  });

  it('of a child without an account its guardian is reminded, who answers for it [REM-04: children]', async () => {
    await questWith([]);
    await write(async (tx) => {
      const { insertVolunteerRow } = await import('#db/factories/insert-account.ts');
      await insertVolunteerRow(tx, {
        id: 'kid',
        username: 'kid1',
        nameFirst: 'Mina',
        dateOfBirth: '2014-05-05',
      });
      await tx.insert(childRecord).values({
        chariteerId: 'kid',
        guardianAccountId: 'gold',
        signedName: 'Vera Lindqvist',
        textVersion: '1',
        createdAt: TEST_NOW,
      } as never);
      await insertContract(tx, { id: 'on-kid', questId: 'q', chariteerId: 'kid', claimedAt: TEST_NOW });
    });
    await passBy(START - 3 * HOUR_MS);
    const [mail] = await reminders();
    expect(mail?.recipient).toBe(castEmail('gold'));
    expect(mail?.body).toContain('Hello Vera,\n\nMina is on this quest:');
    expect(mail?.body).toContain('Mina will be there http');
    expect(mail?.body).toContain('Mina can’t make it http');
  });

  it('who gave times of their own reads them [REM-04: flexible]', async () => {
    await questWith(['volunteer']);
    await write(async (tx) => {
      const times = { expectedArrivalAt: START + HOUR_MS, expectedDepartureAt: START + 2 * HOUR_MS };
      await tx.update(contract).set(times).where(eq(contract.id, 'on-volunteer'));
    });
    await passBy(START - 3 * HOUR_MS);
    expect((await reminders())[0]?.body).toContain('Your own time: 6:30 pm – 7:30 pm');
  });

  it('a title that the charity has translated is read in that language', async () => {
    const { questTranslation } = await import('#db/schema/quest-translation.ts');
    await world.gql('mutation { setLanguage(locale: "es") }', {}, { as: 'volunteer' });
    await questWith(['volunteer']);
    await write(async (tx) => {
      const words = { eventTitle: 'Cena', description: '', sourceDigest: 'x', updatedAt: TEST_NOW };
      await tx.insert(questTranslation).values({ questId: 'q', locale: 'es', ...words });
    });
    await passBy(START - 3 * HOUR_MS);
    expect((await subjects())[0]).toContain('Cena');
  });

  it('reminds again of a quest that was moved after its reminder [REM-03]', async () => {
    await questWith(['volunteer']);
    await passBy(START - 2 * DAY_MS);
    const later = START + DAY_MS;
    await write(async (tx) => {
      await tx.update(quest).set({ startedAt: later, endedAt: null }).where(eq(quest.id, 'q'));
    });
    await passBy(later - 2 * DAY_MS);
    expect((await subjects()).at(-1)).toBe('Fri, Nov 20, 5:30 pm: Evening meal');
    expect(await world.store.read.$count(outboxMessage)).toBe(2);
  });
});
