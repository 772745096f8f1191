import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkSeals } from '#api/access/audit/check-seals.ts';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { beginKeyChange, finishKeyChange } from '#api/access/auth/change-data-key.ts';
import { fitsDataKey, isOwnDataKey } from '#api/access/auth/data-key-proof.ts';
import { keyFollower } from '#api/access/auth/key-ring.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { createDataKey, newDataKey } from '#api/process/config/data-key.ts';
import { logDatabase } from '#api/process/log/log-database.ts';
import { findMatches, readMarks } from '#api/reads/bans/ban-marks.ts';
import { addMarks } from '#api/verbs/bans/add-marks.ts';
import { sealStepwise } from '#api/verbs/settings/seal-stepwise.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { setting } from '#db/schema/setting.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const NEXT = newDataKey();
const THIRD = newDataKey();

let world: World;
/** The key of the process that serves. */
const serving = () => world.config.dataKey;
/** What its loop does each second. */
let follow: () => Promise<false>;
beforeEach(async () => {
  world = await openWorld();
  await isOwnDataKey(world.store, serving(), TEST_NOW);
  follow = keyFollower(world.store.read, serving());
});
afterEach(() => world.close());

/** The command of a process of its own. */
async function change(from: string, to: string): Promise<void> {
  const dataKey = createDataKey(from);
  await keyFollower(world.store.read, dataKey)();
  await beginKeyChange(world.store, dataKey, to, TEST_NOW);
  await follow();
  await finishKeyChange(world.store, dataKey, to, TEST_NOW);
  await follow();
}

async function keyOf(secret: string) {
  const dataKey = createDataKey(secret);
  await keyFollower(world.store.read, dataKey)();
  return dataKey;
}

describe('a change of the key', () => {
  it('is followed by who serves: it seals with the new one from then on, and opens what the former one sealed [SAF-37]', async () => {
    const before = serving().seal('mail', 'waits');
    const command = createDataKey(TEST_DATA_KEY);
    await beginKeyChange(world.store, command, NEXT, TEST_NOW);
    await follow();
    const cell = serving().cells.seal('account.phoneNumber', 'ada', '2015550177');
    expect(createDataKey(NEXT).cells.open('account.phoneNumber', 'ada', cell)).toBe('2015550177');
    expect(createDataKey(TEST_DATA_KEY).open('mail', serving().seal('mail', 'x')), 'not all yet').toBe('x');
    await finishKeyChange(world.store, command, NEXT, TEST_NOW);
    await follow();
    expect(createDataKey(NEXT).open('mail', serving().seal('mail', 'x'))).toBe('x');
    expect(serving().open('mail', before)).toBe('waits');
    expect((await keyOf(NEXT)).open('mail', before), 'after a start with the new one').toBe('waits');
  });

  it('the database takes the new key for its own, and keeps neither in clear [SAF-37]', async () => {
    await change(TEST_DATA_KEY, NEXT);
    await change(NEXT, THIRD);
    const { read } = world.store;
    expect(await fitsDataKey(read, createDataKey(THIRD))).toBe(true);
    expect(await fitsDataKey(read, createDataKey(NEXT))).toBe(false);
    expect((await keyOf(THIRD)).secrets()).toEqual([THIRD, NEXT, TEST_DATA_KEY]);
    const kept = JSON.stringify(await read.select().from(setting));
    for (const secret of [TEST_DATA_KEY, NEXT, THIRD]) expect(kept).not.toContain(secret);
  });

  it('to yet another key waits until the first one is over [SAF-37]', async () => {
    await beginKeyChange(world.store, createDataKey(TEST_DATA_KEY), NEXT, TEST_NOW);
    const other = beginKeyChange(world.store, createDataKey(TEST_DATA_KEY), THIRD, TEST_NOW);
    await expect(other).rejects.toThrow('A change to another key is under way');
    await beginKeyChange(world.store, createDataKey(TEST_DATA_KEY), NEXT, TEST_NOW);
  });

  it('who was banned before is known again: equal telephones are found by keyed hashes [SAF-37, SAF-15]', async () => {
    const trace = { id: 't', providerId: '1', bannedAt: TEST_NOW, expiresAt: TEST_NOW + 1 };
    const matches = () =>
      world.store.write(async (tx) =>
        findMatches(tx, await readMarks(tx, serving(), 'volunteer', 'typed'), TEST_NOW),
      );
    await world.store.write(async (tx) => {
      await tx.insert(banTrace).values(trace);
      await addMarks(tx, 't', await readMarks(tx, serving(), 'volunteer', 'typed'));
    });
    const before = await matches();
    expect(before.map(({ kind }) => kind).sort()).toEqual(['address', 'person', 'phone']);
    await change(TEST_DATA_KEY, NEXT);
    expect(await matches()).toEqual(before);
  });

  it('the seals of the audit log go on, and those of before are still checked [SAF-37]', async () => {
    const record = () =>
      world.store.write((tx) =>
        recordAudit(tx, TEST_NOW, { action: 'log-in', actorId: 'ada', subjectId: 'ada' }),
      );
    await record();
    await sealAudit(world.store, serving(), TEST_NOW);
    await change(TEST_DATA_KEY, NEXT);
    await record();
    await sealAudit(world.store, serving(), TEST_NOW);
    const now = await keyOf(NEXT);
    expect(await checkSeals(world.store.read, now, TEST_NOW)).toMatchObject({ blocks: 2, broken: null });
  });

  it('what was sealed with the former key is sealed anew beside the work, and read all the while [SAF-37]', async () => {
    await change(TEST_DATA_KEY, NEXT);
    const telling: unknown[] = [];
    const round = sealStepwise(world.store, {
      info: (line: unknown) => void telling.push(line),
      error: silentLog.error,
    });
    const phone = async () => {
      const answer = await world.gql('{ ownDetails { phoneNumber } }', {}, { as: 'volunteer' });
      return answer.data;
    };
    const before = await phone();
    expect(before).toMatchObject({ ownDetails: { phoneNumber: expect.stringMatching(/^\d{10}$/) } });
    while (await round()) expect(await phone()).toEqual(before);
    expect(telling).toEqual([{ rows: expect.any(Number) }]);
    expect(await phone()).toEqual(before);
    await round();
    expect(telling, 'and then there is nothing to do').toHaveLength(1);
  });
});

describe('a key that is lost for good', () => {
  it('leaves cells empty, which people tell anew, and a line in the log without what they hold [SAF-37]', async () => {
    const other = await openWorld({ env: { DATA_KEY: NEXT } });
    const lines: string[] = [];
    const stop = logDatabase(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }));
    onTestFinished(async () => {
      stop();
      await other.close();
    });
    const ask = async (query: string) => (await other.gql(query, {}, { as: 'volunteer' })).data;
    expect(await ask('{ ownDetails { phoneNumber emergencyContactName } }')).toEqual({
      ownDetails: { phoneNumber: null, emergencyContactName: null },
    });
    expect(lines[0]).toContain('a sealed cell cannot be opened');
    expect(lines[0]).toContain('"cell":"chariteer.phoneNumber","isKeyKnown":false');
    expect(lines.join()).not.toContain('sealed:1:');
    const told = 'mutation { correctOwnDetails(input: { phoneNumber: "2015550188" }) { phoneNumber } }';
    expect(await ask(told)).toEqual({ correctOwnDetails: { phoneNumber: '2015550188' } });
  });

  it('lets the young have their mails, and writes none to a guardian whose address is lost [SAF-37]', async () => {
    const other = await openWorld({ env: { DATA_KEY: NEXT } });
    onTestFinished(() => other.close());
    const mail = { kind: 'booted' as const, subject: 'Hello', body: 'There', ownerId: 'teen' };
    const sent = async (of: World) => {
      const context = { now: TEST_NOW, config: of.config };
      await of.store.write((tx) => queueMail(tx, context, { ...mail, recipient: castEmail('teen') }));
      return (await readMails(of)).map(({ recipient }) => recipient);
    };
    expect(await sent(world)).toEqual([castEmail('teen'), 'guardian@demo.example']);
    expect(await sent(other)).toEqual([castEmail('teen')]);
  });
});
