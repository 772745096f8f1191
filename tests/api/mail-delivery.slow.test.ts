import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { readMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import { TEST_NOW } from '../support/cast.ts';
import { addressOf, dispatcherTo, manyNames, queueTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PATIENTLY = { timeout: 15_000, interval: 5 };

let world: World;
let logLines: string[];
const stops: (() => unknown)[] = [];
beforeEach(async () => {
  logLines = [];
  world = await openWorld({ logLines });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await world.close();
});

async function mailServer(...manners: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...manners);
  stops.push(server.stop);
  return server;
}

function dispatcher(...to: Parameters<typeof dispatcherTo> extends [unknown, ...infer Rest] ? Rest : never) {
  const one = dispatcherTo(world, ...to);
  stops.unshift(one.close);
  return one;
}

/** What is queued later is not due earlier. */
const queue = async (...mail: Parameters<typeof queueTo> extends [unknown, ...infer Rest] ? Rest : never) => {
  await queueTo(world, ...mail);
  world.clock.advance(1);
};
const statuses = async () => (await readMails(world)).map(({ status }) => status);
const linesAt = (level: number) =>
  logLines.map((line) => JSON.parse(line)).filter((line) => line.level === level);

/** Holds emails back until they are let through one by one. */
function gate() {
  const waiting: { recipient: string; open: () => void }[] = [];
  const hold = (recipient: string) => new Promise<void>((open) => waiting.push({ recipient, open }));
  const names = () => waiting.map(({ recipient }) => recipient);
  return { hold, names, open: () => waiting.shift()?.open() };
}

describe('several at once', () => {
  it('mails go over few connections that are kept', async () => {
    const { url, seen, received } = await mailServer();
    await queue('booted', manyNames('p', 30));
    const { round } = dispatcher(url);
    expect(await round()).toBe(30);
    await queue('booted', manyNames('q', 10));
    await round();
    expect(received).toHaveLength(40);
    expect(seen.connections).toBeGreaterThan(1);
    expect(seen.connections).toBeLessThanOrEqual(5);
  });

  it('SMTP_URL says how many there may be', async () => {
    const { hold, names, open } = gate();
    const { url, seen } = await mailServer(undefined, { hold });
    await queue('booted', manyNames('p', 6));
    const sending = dispatcher(`${url}?maxConnections=2`).round();
    for (let mail = 0; mail < 6; mail += 1) {
      await expect.poll(() => names().length, PATIENTLY).toBeGreaterThan(0);
      open();
    }
    await sending;
    expect(seen.mostOpen).toBe(2);
  });

  it('one recipient whose mail takes its time holds up no other', async () => {
    const { hold, open } = gate();
    const slowly = (recipient: string) =>
      recipient === addressOf('slow') ? hold(recipient) : Promise.resolve();
    const { url, received } = await mailServer(undefined, { hold: slowly });
    await queue('booted', ['slow', ...manyNames('p', 12)]);
    const sending = dispatcher(url).round();
    const sent = async () => (await statuses()).filter((status) => status === 'sent').length;
    await expect.poll(sent, PATIENTLY).toBe(12);
    // What comes up meanwhile is found too.
    await queue('recovery', ['late']);
    await expect.poll(() => received.length, PATIENTLY).toBe(13);
    open();
    await sending;
    expect(await statuses()).toEqual(Array.from({ length: 14 }, () => 'sent'));
  });

  it('a mail costs two statements at most: one that writes down how others went, one that takes it', async () => {
    const { url } = await mailServer();
    const statementsFor = async (names: string[]) => {
      await queue('alert', names);
      const before = world.store.statementCount();
      await dispatcher(url, { looksAgain: false }).round();
      return world.store.statementCount() - before;
    };
    await statementsFor(['warm']);
    const forOne = await statementsFor(['one']);
    expect(forOne).toBeLessThanOrEqual(7);
    // As a rule several get through at once.
    expect(await statementsFor(manyNames('p', 50))).toBeLessThanOrEqual(110);
  });
});

describe('urgent kinds first', () => {
  it('codes and resets, then what is cancelled today, then the rest, then alerts', async () => {
    const { url, recipients } = await mailServer();
    await queue('alert', manyNames('alert', 3));
    await queue('quest-changed', ['later'], { startsAt: TEST_NOW + 25 * HOUR_MS });
    await queue('quest-changed', ['today'], { startsAt: TEST_NOW + 2 * HOUR_MS });
    await queue('guardian-code', ['code']);
    await queue('recovery', ['reset']);
    await dispatcher(`${url}?maxConnections=1`).round();
    expect(recipients().map((address) => address.split('@')[0])).toEqual([
      ...['code', 'reset', 'today', 'later'],
      ...manyNames('alert', 3),
    ]);
  });

  it('a reset that is asked for in the middle of many alerts is the next to leave', async () => {
    const { hold, names, open } = gate();
    const { url } = await mailServer(undefined, { hold });
    await queue('alert', manyNames('alert', 10));
    const sending = dispatcher(`${url}?maxConnections=2`).round();
    await expect.poll(() => names().length, PATIENTLY).toBe(2);
    await queue('recovery', ['reset']);
    open();
    await expect.poll(() => names().length, PATIENTLY).toBe(2);
    expect(names()).toContain(addressOf('reset'));
    const all = setInterval(open, 1);
    await sending;
    clearInterval(all);
  });

  it('what was put off does not hold up what is due', async () => {
    const recipient = (address: string) => (address.startsWith('grey') ? { responseCode: 450 } : null);
    const { url, recipients } = await mailServer(undefined, { recipient });
    await queue('recovery', manyNames('grey', 30));
    await queue('alert', manyNames('alert', 3));
    const { round } = dispatcher(url);
    expect(await round()).toBe(33);
    expect(recipients()).toHaveLength(3);
    expect(await round()).toBe(0);
  });
});

describe('a mail server that takes no mails', () => {
  const TROUBLES = [
    ['refuses the log-in', 'log-in', 535, 'The mail server did not accept the log-in of SMTP_URL (535).'],
    [
      'refuses the sender',
      'sender',
      553,
      'The mail server takes no mails from the address in MAIL_FROM (553).',
    ],
    ['takes no connections', 'busy', 554, 'The mail server takes no mails at the moment (554).'],
    ['closes', 'busy', 421, 'The mail server takes no mails at the moment (421).'],
  ] as const;

  /** A server that is in the trouble until `heal`. */
  async function troubled(reason: (typeof TROUBLES)[number][1], responseCode: number) {
    let isWell = false;
    const answer = () => (isWell ? null : { responseCode });
    const manners =
      reason === 'log-in'
        ? { password: () => (isWell ? 'right' : 'other') }
        : { [reason === 'sender' ? 'sender' : 'greeting']: answer };
    const server = await mailServer(undefined, manners);
    const url = reason === 'log-in' ? server.url.replace('//', '//canary-user:right@') : server.url;
    return {
      ...server,
      url,
      heal: () => {
        isWell = true;
      },
    };
  }

  it.each(TROUBLES)(
    'that %s is no fault of the mails: they wait, and go when it is over [OPS-13]',
    async (...row) => {
      const [, reason, responseCode, text] = row;
      const server = await troubled(reason, responseCode);
      await queue('alert', manyNames('alert', 20));
      await queue('recovery', ['reset']);
      const { round } = dispatcher(server.url);
      for (let look = 0; look < 10; look += 1) {
        await round();
        world.clock.advance(MINUTE_MS);
      }
      expect(new Set(await statuses())).toEqual(new Set(['waiting']));
      expect((await readMails(world)).map(({ attempts }) => attempts)).not.toContain(1);
      expect((await readMails(world)).at(-1)?.lastError).toBe(text);
      expect(await readMailServer(world.store.read)).toMatchObject({
        trouble: reason,
        lastTroubleCode: responseCode,
      });
      server.heal();
      world.clock.advance(5 * MINUTE_MS);
      await round();
      expect(new Set(await statuses())).toEqual(new Set(['sent']));
      expect(server.recipients()[0]).toBe(addressOf('reset'));
      expect(await readMailServer(world.store.read)).toMatchObject({
        ...{ trouble: null, troubleCount: 0, lastSuccessAt: world.clock.now() },
        ...{ lastTrouble: reason, lastTroubleCode: responseCode },
      });
    },
  );

  it('is asked by one mail at a time, each time later: a wrong password does not bring a lock [OPS-13]', async () => {
    const { url, seen } = await troubled('log-in', 535);
    await queue('alert', manyNames('alert', 50));
    const { round } = dispatcher(url);
    await round();
    const atOnce = seen.logIns;
    expect(atOnce).toBeLessThanOrEqual(5);
    expect(await round()).toBe(0);
    for (let second = 0; second < 600; second += 1) {
      world.clock.advance(1_000);
      await round();
    }
    // After 5, 10, 20, 40, 80, 160 seconds, then every five minutes.
    expect(seen.logIns - atOnce).toBe(6);
  });

  it('that allows fewer connections gets fewer, without a line for each mail [OPS-13]', async () => {
    const server: Awaited<ReturnType<typeof mailServer>> = await mailServer(undefined, {
      greeting: () => (server.seen.open > 2 ? { responseCode: 421 } : null),
    });
    await queue('booted', manyNames('p', 40));
    const { round } = dispatcher(server.url);
    for (let look = 0; look < 10; look += 1) {
      await round();
      world.clock.advance(MINUTE_MS);
    }
    expect(server.received).toHaveLength(40);
    expect(linesAt(50).length).toBeLessThanOrEqual(4);
    expect((await readMails(world)).map(({ attempts }) => attempts)).not.toContain(2);
  });

  it('is told once, with what to do, without password or address, and that it is over [OPS-13]', async () => {
    const server = await troubled('log-in', 535);
    await queue('alert', manyNames('alert', 20));
    const { round } = dispatcher(server.url);
    for (let look = 0; look < 5; look += 1) {
      await round();
      world.clock.advance(5 * MINUTE_MS);
    }
    expect(linesAt(50)).toMatchObject([
      {
        reason: 'log-in',
        code: 535,
        msg: 'The mail server did not accept the log-in of SMTP_URL (535). Check user and password in SMTP_URL, and start anew. Mails wait until then.',
      },
    ]);
    expect(linesAt(40)).toEqual([]);
    server.heal();
    await round();
    expect(linesAt(30).map(({ msg }) => msg)).toEqual(['the mail server takes mails again']);
    expect(logLines.join('\n')).not.toMatch(/canary|right@|@demo\.example/);
  });

  it('that is away and comes back is found again [OPS-13]', async () => {
    const first = await startMailServer();
    await queue('booted', manyNames('p', 12));
    const { round } = dispatcher(first.url);
    await first.stop();
    await round();
    expect(new Set(await statuses())).toEqual(new Set(['waiting']));
    expect((await readMailServer(world.store.read)).trouble).toBe('unreachable');
    const back = await mailServer(undefined, { port: first.port });
    world.clock.advance(5_000);
    await round();
    expect(back.received).toHaveLength(12);
  });

  it('is found again also when no mail is left to try it with [OPS-13]', async () => {
    const server = await troubled('log-in', 535);
    await queue('recovery', ['reset']);
    const { round } = dispatcher(server.url);
    await round();
    world.clock.advance(HOUR_MS);
    expect(await expireMail(world.store, world.clock.now())).toBe(1);
    expect(await readMails(world)).toMatchObject([
      { status: 'expired', lastError: 'The mail server did not accept the log-in of SMTP_URL (535).' },
    ]);
    await round();
    expect(await readMailServer(world.store.read)).toMatchObject({ trouble: 'log-in', troubleCount: 2 });
    server.heal();
    world.clock.advance(10_000);
    await round();
    expect(await readMailServer(world.store.read)).toMatchObject({ trouble: null });
  });

  it('is tried at once by a process that starts, and found well by one that waited [OPS-13]', async () => {
    const server = await troubled('log-in', 535);
    await queue('booted', manyNames('p', 8));
    const [waiting, mended] = [dispatcher(server.url), dispatcher(server.url)];
    await waiting.round();
    server.heal();
    expect(await waiting.round()).toBe(0);
    world.clock.advance(4_000);
    await queue('booted', ['another']);
    // That one, and the three that no one had tried.
    expect(await mended.round()).toBe(4);
    world.clock.advance(1_000);
    await waiting.round();
    expect(server.received).toHaveLength(9);
  });

  it('a server that is well is not written down with every mail', async () => {
    const { url } = await mailServer();
    const { round } = dispatcher(url);
    await queue('booted', ['one']);
    await round();
    world.clock.advance(MINUTE_MS - 2);
    await queue('booted', ['two']);
    await round();
    expect(await readMailServer(world.store.read)).toMatchObject({ lastSuccessAt: TEST_NOW + 1 });
  });
});

describe('a mail that the server refuses', () => {
  it('leaves a line with kind and reason in the log, and nobody’s address [SAF-34]', async () => {
    const { url } = await mailServer(undefined, { recipient: () => ({ responseCode: 550 }) });
    await queue('booted', ['rosa']);
    await dispatcher(url).round();
    expect(linesAt(40)).toMatchObject([
      {
        ...{ kind: 'booted', reason: 'refused', code: 550, isFinal: true },
        msg: 'mail not delivered: The mail server refused it for good (550).',
      },
    ]);
    expect(logLines.join()).not.toMatch(/rosa|canary/);
    expect(linesAt(50)).toEqual([]);
  });
});

describe('the end of a process', () => {
  it('lets what is under way end, begins nothing, and leaves the rest to others', async () => {
    const { hold, names, open } = gate();
    const { url, received } = await mailServer(undefined, { hold });
    await queue('booted', manyNames('p', 5));
    const { round, finish } = dispatcher(`${url}?maxConnections=2`);
    const sending = round();
    await expect.poll(() => names().length, PATIENTLY).toBe(2);
    finish();
    open();
    open();
    expect(await sending).toBe(2);
    expect(received).toHaveLength(2);
    expect((await statuses()).sort()).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting']);
  });

  it('breaks off what takes too long; it waits for another process, and nothing is counted', async () => {
    const { hold, names } = gate();
    const { url } = await mailServer(undefined, { hold });
    await queue('booted', ['slow']);
    const { round, finish, breakOff } = dispatcher(url);
    const sending = round();
    await expect.poll(() => names().length, PATIENTLY).toBe(1);
    finish();
    breakOff();
    await sending;
    expect(await readMails(world)).toMatchObject([
      { status: 'waiting', attempts: 0, deferrals: 0, leasedUntil: null, nextAttemptAt: TEST_NOW },
    ]);
    expect(await readMailServer(world.store.read)).toMatchObject({ trouble: null });
  });
});
