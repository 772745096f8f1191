import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { sweepWalkIns } from '#api/attendance/walk-ins/erase-walk-in.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument } from '#db/factories/insert-document.ts';
import { account } from '#db/schema/account.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { MOST_WALK_INS } from '#domain/attendance/walk-in.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import {
  ADULT_WITH_ADDRESS,
  addWalkInText,
  MINOR,
  WALK_IN_ADDRESS,
  WALK_IN_GUARDIAN,
  walkInToken,
} from '../support/walk-ins.ts';
import { openWorld, type World } from '../support/world.ts';

const WALK_INS_OF_MANAGERS = { limit: 'walkInByAccount', subject: 'managers' } as const;
const START = TEST_NOW + HOUR_MS;
const END = START + 3 * HOUR_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'door', startedAt: START, endedAt: END });
    await tx.update(chariteer).set({ nameFirst: 'Nadia', nameLast: 'Ortiz' });
  });
  world.clock.set(START);
});
afterEach(() => world.close());

/** The answer to a mutation, or the code of its refusal. */
async function send(text: string, as: CastName | null = 'managers') {
  const { data, errors } = await world.gql(`mutation { ${text} }`, {}, as ? { as } : {});
  return data ? Object.values(data)[0] : errors?.[0]?.extensions.code;
}
async function ask<Data>(text: string, as: CastName | null = 'managers') {
  const { data, errors } = await world.gql<Data>(`{ ${text} }`, {}, as ? { as } : {});
  return data ?? errors?.[0]?.extensions.code;
}
const rows = () => world.store.read.select().from(walkIn);
const claim = (token: string, as: CastName | null = 'volunteer') =>
  send(`claimWalkIn(token: "${token}") { status }`, as);
const decide = (token: string, isAgreed: boolean) =>
  send(`decideWalkIn(token: "${token}", isAgreed: ${isAgreed})`, null);
const linkOf = (token: string) =>
  ask(`walkInLink(token: "${token}") { kind givenName consent charity }`, null);
async function refusalFor(token: string, as: CastName | null) {
  type Answer = { walkInLink: { refusal: string | null } };
  const answer = await ask<Answer>(`walkInLink(token: "${token}") { refusal }`, as);
  return typeof answer === 'object' ? answer.walkInLink.refusal : answer;
}
const LIST = 'walkIns(questId: "door") { givenName lastInitial ages consent arrivedAt }';

describe('walk-ins without an account', () => {
  it('are recorded once however often a device sends them, and shown to those who take attendance [CHK-08]', async () => {
    world.clock.set(START + HOUR_MS / 2);
    const text = addWalkInText({ nameFirst: ' Nadia\u0007 ' });
    const first = await send(text);
    expect(await send(text)).toEqual(first);
    const arrivedAt = new Date(START + HOUR_MS / 2).toISOString();
    const nadia = { givenName: 'Nadia', lastInitial: 'O', ages: 'ADULT', consent: null, arrivedAt };
    expect(await ask(LIST)).toEqual({ walkIns: [nadia] });
    expect(await ask(LIST, 'volunteer')).toBe('FORBIDDEN');
    expect(await send(text, 'volunteer')).toBe('FORBIDDEN');
    expect(await readMails(world)).toEqual([]);
  });

  it('keep to their quest: a key that a device used for one records no one at another [CHK-08]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'other', startedAt: START, endedAt: END }));
    await send(addWalkInText());
    expect(await send(addWalkInText({}, 'other'))).toBe('BAD_USER_INPUT');
    expect(await rows()).toMatchObject([{ questId: 'door' }]);
  });

  it('with a name that tells how to reach them are refused [CHK-08, SAF-12]', async () => {
    expect(await send(addWalkInText({ nameFirst: 'Nadia 201 555 0147' }))).toBe('CONTACT_DETAILS_TO_YOUNG');
    expect(await rows()).toEqual([]);
  });

  it('are 200 at a quest at most [CHK-08]', async () => {
    const about = { questId: 'door', ageBand: 'ADULT', locale: 'en', createdAt: START } as const;
    const many = Array.from({ length: MOST_WALK_INS }, (_, n) => ({ ...about, id: `w${n}`, key: `w${n}` }));
    await world.store.write((tx) => tx.insert(walkIn).values(many));
    expect(await send(addWalkInText())).toBe('RATE_LIMITED');
  });

  it('are 240 an hour at most by one account [CHK-08]', async () => {
    for (let n = 0; n < 240; n += 1)
      await world.store.write((tx) => takeOne(tx, WALK_INS_OF_MANAGERS, START));
    expect(await send(addWalkInText())).toBe('RATE_LIMITED');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['without a key', { key: '' }],
    ['with a key of more than 100 characters', { key: 'k'.repeat(101) }],
    ['without a last initial', { lastInitial: 'Ortiz' }],
    ['without a first name', { nameFirst: ' ' }],
    ['with an address that is none', { email: 'nadia' }],
    [
      'under 18 with the own address as the guardian’s',
      { email: 'a@b.example', guardianName: 'Al B', guardianEmail: 'A@b.example' },
    ],
    ['under 18 without a guardian', { guardianName: '', guardianEmail: '' }],
  ])('%s nothing is recorded and no one is written to [CHK-08]', async (_, more) => {
    expect(await send(addWalkInText(more))).toBe('BAD_USER_INPUT');
    expect([await rows(), await readMails(world)]).toEqual([[], []]);
  });

  it('under 18 without a guardian are refused in words for whoever adds them [CHK-08]', async () => {
    const text = addWalkInText({ guardianEmail: WALK_IN_GUARDIAN });
    const { errors } = await world.gql(`mutation { ${text} }`, {}, { as: 'managers' });
    expect(errors?.[0]?.message).toBe('Enter the guardian’s name.');
  });

  it('kept by a device that was offline came when they were written down, by the server’s clock [CHK-01]', async () => {
    world.clock.set(START + 2 * HOUR_MS);
    // The device's clock is a day ahead, and an hour lies between the two.
    const at = (hours: number) => new Date(START + DAY_MS + hours * HOUR_MS).toISOString();
    const text = addWalkInText({ markedAt: at(0.5), sentAt: at(1.5) });
    const first = await send(text);
    world.clock.set(START + 3 * HOUR_MS);
    expect(await send(text)).toEqual(first);
    expect(await rows()).toMatchObject([{ arrivedAt: START + HOUR_MS }]);
  });

  it('are added from 1 hour before the start until 7 days after the end [CHK-08]', async () => {
    world.clock.set(START - HOUR_MS - 1);
    expect(await send(addWalkInText())).toBe('BAD_USER_INPUT');
    world.clock.set(END + 7 * DAY_MS);
    expect(await send(addWalkInText())).toEqual({ id: expect.any(String), consent: null });
    expect(await rows()).toMatchObject([{ arrivedAt: null }]);
    world.clock.set(END + 7 * DAY_MS + 1);
    expect(await send(addWalkInText({ key: 'k2' }))).toBe('BAD_USER_INPUT');
  });

  it('can be taken back, and another guardian’s link sent in place of the first [CHK-08]', async () => {
    const added = (await send(MINOR)) as { id: string };
    const first = await walkInToken(world, WALK_IN_GUARDIAN);
    expect(await send(`sendWalkInLink(id: "${added.id}") { id }`)).toEqual({ id: added.id });
    expect(await linkOf(first)).toBe('INVALID_TOKEN');
    expect(await decide(await walkInToken(world, WALK_IN_GUARDIAN), true)).toBe(true);
    expect(await send(`sendWalkInLink(id: "${added.id}") { id }`)).toBe('WALK_IN_NOT_FOUND');
    expect(await send(`removeWalkIn(id: "${added.id}")`, 'gold')).toBe('FORBIDDEN');
    expect(await send(`removeWalkIn(id: "${added.id}")`)).toBe(true);
    expect(await rows()).toEqual([]);
    expect(await send(`removeWalkIn(id: "${added.id}")`)).toBe('WALK_IN_NOT_FOUND');
  });
});

describe('a walk-in under 18', () => {
  it('has their guardian asked at once by a link of 7 days, which tells by whom and for what [CHK-08, SAF-08]', async () => {
    expect(await send(MINOR)).toMatchObject({ consent: 'asked' });
    const token = await walkInToken(world, WALK_IN_GUARDIAN);
    const shown = { kind: 'CONSENT', givenName: 'Nadia', consent: 'asked', charity: expect.any(String) };
    expect(await linkOf(token)).toEqual({ walkInLink: shown });
    world.clock.set(START + 7 * DAY_MS);
    expect(await linkOf(token)).toBe('LINK_EXPIRED');
    expect(await decide(token, true)).toBe('LINK_EXPIRED');
  });

  it('is not recorded where the guardian’s mailbox gets no more emails today [CHK-08]', async () => {
    const add = (key: string) =>
      send(addWalkInText({ key, guardianName: 'Alba Ortiz', guardianEmail: WALK_IN_GUARDIAN }));
    for (let number = 1; number <= 12; number += 1) await add(`k${number}`);
    expect(await add('k13')).toBe('RATE_LIMITED');
    expect(await rows()).toHaveLength(12);
  });

  it('keeps no name once the guardian says no, also after a yes [CHK-08, SAF-08]', async () => {
    await send(
      addWalkInText({ email: WALK_IN_ADDRESS, guardianName: 'Alba Ortiz', guardianEmail: WALK_IN_GUARDIAN }),
    );
    const token = await walkInToken(world, WALK_IN_GUARDIAN);
    expect(await walkInToken(world, WALK_IN_ADDRESS), 'no link before a yes').toBe('none');
    expect(await decide(token, true)).toBe(true);
    const hours = await walkInToken(world, WALK_IN_ADDRESS);
    expect(await linkOf(hours)).toMatchObject({ walkInLink: { kind: 'HOURS' } });
    world.clock.set(START + 20 * DAY_MS);
    expect(await decide(token, false)).toBe(true);
    const nothing = {
      nameFirst: null,
      lastInitial: null,
      email: null,
      guardianName: null,
      guardianEmail: null,
    };
    expect(await rows()).toMatchObject([{ ...nothing, consent: 'refused' }]);
    expect(await claim(hours, 'gold')).toBe('LINK_EXPIRED');
    expect(await linkOf(token)).toMatchObject({ walkInLink: { givenName: null, consent: 'refused' } });
    expect(await decide(token, true)).toBe('LINK_USED');
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'walk-in-decided'));
    expect(JSON.stringify(entry)).not.toContain('Nadia');
  });

  it('has one link for the hours and one for the guardian, neither of which does the other’s [CHK-08]', async () => {
    await send(
      addWalkInText({ email: WALK_IN_ADDRESS, guardianName: 'Alba Ortiz', guardianEmail: WALK_IN_GUARDIAN }),
    );
    const token = await walkInToken(world, WALK_IN_GUARDIAN);
    expect(await claim(token)).toBe('INVALID_TOKEN');
    expect(await decide(token, true)).toBe(true);
    expect(await decide(await walkInToken(world, WALK_IN_ADDRESS), false)).toBe('INVALID_TOKEN');
  });

  it('has no guardian whose account is under 18, which naming does not tell [CHK-08, DEC-77]', async () => {
    const guardian = { guardianName: 'Alba Ortiz', guardianEmail: castEmail('teen') };
    expect(await send(addWalkInText(guardian))).toMatchObject({ consent: 'asked' });
    expect(await decide(await walkInToken(world, castEmail('teen')), true)).toBe('GUARDIAN_ADDRESS_REFUSED');
  });
});

describe('hours of a walk-in', () => {
  it('become those of an account once, as an entry that names the way [CHK-08, CHK-12, HRS-01]', async () => {
    world.clock.set(START + HOUR_MS);
    await send(ADULT_WITH_ADDRESS);
    const token = await walkInToken(world, WALK_IN_ADDRESS);
    expect(await claim(token, null)).toBe('NOT_LOGGED_IN');
    world.clock.set(END + DAY_MS);
    expect(await claim(token, 'managers')).toBe('FORBIDDEN');
    expect(await refusalFor(token, 'managers')).toBe('TAKES_ATTENDANCE');
    expect(await refusalFor(token, 'volunteer')).toBeNull();
    expect(await claim(token)).toEqual({ status: 'Present' });
    const entries = await world.store.read.select().from(attendanceEntry);
    expect(entries).toMatchObject([
      {
        way: 'walkIn',
        role: 'manager',
        arrivalAfter: START + HOUR_MS,
        departureAfter: END,
        minutesAfter: 120,
      },
    ]);
    const { quest: seen } = (await ask('quest(id: "door") { pledgedContracts { cameAsWalkIn } }')) as {
      quest: object;
    };
    expect(seen).toEqual({ pledgedContracts: [{ cameAsWalkIn: true }] });
    expect(await claim(token, 'gold')).toBe('LINK_USED');
    expect(await ask(LIST)).toEqual({ walkIns: [] });
    expect(await rows()).toMatchObject([{ nameFirst: null, email: null, claimedAt: END + DAY_MS }]);
    await expectLedgerRight(world.store);
  });

  it('are no one’s under 18 whose guardian has not agreed to an account [CHK-08, SAF-08]', async () => {
    const dateOfBirth = '2012-05-09';
    await world.store.write(async (tx) => {
      await tx.update(account).set({ dateOfBirth }).where(eq(account.id, 'gold'));
      await tx.update(chariteer).set({ dateOfBirth }).where(eq(chariteer.id, 'gold'));
    });
    await send(ADULT_WITH_ADDRESS);
    world.clock.set(END);
    expect(await claim(await walkInToken(world, WALK_IN_ADDRESS), 'gold')).toBe('GUARDIAN_CONSENT_MISSING');
    expect(await rows()).toMatchObject([{ claimedAt: null }]);
  });

  it('go to the sign-up that no one has marked, and not to one that is marked [CHK-08]', async () => {
    const own = { questId: 'door', chariteerId: 'volunteer' };
    await world.store.write((tx) => insertContract(tx, { id: 'own', ...own }));
    await send(ADULT_WITH_ADDRESS);
    world.clock.set(END);
    expect(await claim(await walkInToken(world, WALK_IN_ADDRESS))).toEqual({ status: 'Present' });
    await send(addWalkInText({ key: 'k2', email: WALK_IN_ADDRESS }));
    expect(await claim(await walkInToken(world, WALK_IN_ADDRESS))).toBe('ALREADY_SIGNED_UP');
    expect(await world.store.read.$count(contract, eq(contract.questId, 'door'))).toBe(1);
    await expectLedgerRight(world.store);
  });

  it('are offered once the quest is over, in an email that names its day, and refused before [CHK-08]', async () => {
    const { id } = (await send(ADULT_WITH_ADDRESS)) as { id: string };
    const [mail] = await world.store.read.select().from(outboxMessage);
    expect(mail).toMatchObject({ kind: 'walk-in-hours', status: 'waiting', nextAttemptAt: END });
    const [{ body } = { body: '' }] = await readMails(world);
    expect(body).toContain(formatsFor('en').longDay(START));
    const token = await walkInToken(world, WALK_IN_ADDRESS);
    expect(await claim(token)).toBe('HOURS_NOT_YET');
    expect(await refusalFor(token, null)).toBe('NOT_OVER');
    await send(`removeWalkIn(id: "${id}")`);
    expect(await world.store.read.select().from(outboxMessage)).toMatchObject([{ status: 'expired' }]);
  });

  it('are no one’s whose names begin otherwise [CHK-08]', async () => {
    await send(addWalkInText({ email: WALK_IN_ADDRESS, lastInitial: 'Q' }));
    world.clock.set(END);
    const token = await walkInToken(world, WALK_IN_ADDRESS);
    expect(await claim(token)).toBe('HOURS_OF_ANOTHER');
    expect(await refusalFor(token, 'volunteer')).toBe('OTHER_NAME');
    expect(await rows()).toMatchObject([{ claimedAt: null }]);
  });

  it('can be claimed for 30 days, after which names and addresses are gone and the count stays [CHK-08]', async () => {
    await send(ADULT_WITH_ADDRESS);
    const token = await walkInToken(world, WALK_IN_ADDRESS);
    await sweepWalkIns(world.store, START + 30 * DAY_MS - 1);
    expect(await rows()).toMatchObject([{ nameFirst: 'Nadia' }]);
    world.clock.set(START + 30 * DAY_MS);
    expect(await claim(token)).toBe('LINK_EXPIRED');
    await sweepWalkIns(world.store, START + 30 * DAY_MS);
    expect(await rows()).toMatchObject([
      { nameFirst: null, lastInitial: null, email: null, ageBand: 'ADULT' },
    ]);
  });

  it('of a known address are offered in the words that a stranger reads [CHK-08]', async () => {
    await send(addWalkInText({ email: castEmail('gold') }));
    await send(addWalkInText({ key: 'k2', email: WALK_IN_ADDRESS }));
    const [known, stranger] = (await readMails(world)).map(({ body }) => body.replace(/token=[\w-]+/, ''));
    expect(known).toBe(stranger);
  });

  it('count as heads in the recap once the quest is over, but refused ones, until an account claims them [CHK-08, HRS-11]', async () => {
    await send(ADULT_WITH_ADDRESS);
    await send(addWalkInText({ key: 'k2' }));
    const guardian = { guardianName: 'Alba Ortiz', guardianEmail: WALK_IN_GUARDIAN };
    await send(addWalkInText({ key: 'k3', ...guardian }));
    await decide(await walkInToken(world, WALK_IN_GUARDIAN), false);
    const [{ providerId } = { providerId: '' }] = await world.store.read
      .select({ providerId: quest.providerId })
      .from(quest)
      .where(eq(quest.id, 'door'));
    const period = new Date(START).toISOString().slice(0, 7);
    const about = `providerId: "${providerId}", period: "${period}"`;
    const recap = async () => {
      const insights = (await ask(`recapInsights(${about}) { walkIns walkInMinutes }`, 'admins')) as object;
      const quests = (await ask(`recapQuests(${about}) { items { questId walkIns } }`, 'admins')) as {
        recapQuests: { items: { questId: string; walkIns: number }[] };
      };
      const own = quests.recapQuests.items.find(({ questId }) => questId === 'door');
      return { ...insights, own: own?.walkIns };
    };
    world.clock.set(END - 1);
    expect(await recap()).toEqual({ recapInsights: { walkIns: 0, walkInMinutes: 0 }, own: 0 });
    world.clock.set(END);
    expect(await recap()).toEqual({ recapInsights: { walkIns: 2, walkInMinutes: 360 }, own: 2 });
    await claim(await walkInToken(world, WALK_IN_ADDRESS));
    expect(await recap()).toEqual({ recapInsights: { walkIns: 1, walkInMinutes: 180 }, own: 1 });
  });
});

describe('what a walk-in signs', () => {
  const unsigned = (as: CastName = 'managers') =>
    ask<{ walkIns: { id: string; unsigned: string[] | null }[] }>(
      'walkIns(questId: "door") { id unsigned }',
      as,
    );
  const ofAll = async (as?: CastName) => {
    const answer = await unsigned(as);
    return typeof answer === 'object' ? answer.walkIns.map((one) => one.unsigned) : answer;
  };

  it('stands on the sheet by age until someone has seen it on paper [WAV-06, WAV-09]', async () => {
    await world.store.write(async (tx) => {
      await insertDocument(tx, { title: 'Waiver' });
      await insertDocument(tx, { title: 'Guardian’s yes', audience: 'minors' });
      await insertDocument(tx, { title: 'Elsewhere', isForAll: false });
      await insertDocument(tx, { title: 'Foreign', providerId: '2' });
    });
    await send(ADULT_WITH_ADDRESS);
    world.clock.advance(1000);
    await send(MINOR.replace('"k1"', '"k2"'));
    expect(await ofAll()).toEqual([['Waiver'], ['Guardian’s yes', 'Waiver']]);
    const [, minor] = await rows();
    expect(await send(`recordWalkInPapers(id: "${minor?.id}") { unsigned }`)).toEqual({ unsigned: [] });
    expect(await ofAll()).toEqual([['Waiver'], []]);
    const [, seen] = await rows();
    expect(seen).toMatchObject({ papersSeenAt: world.clock.now(), papersSeenById: 'managers' });
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'walk-in-papers-seen'));
    expect(entry).toMatchObject({ actorId: 'managers', subjectId: 'door' });
  });

  it('is told to and recorded by those alone who record signatures [WAV-09]', async () => {
    await world.store.write((tx) => insertDocument(tx, { title: 'Waiver' }));
    await send(ADULT_WITH_ADDRESS);
    const [adult] = await rows();
    expect(await ofAll('captains')).toEqual([null]);
    expect(await send(`recordWalkInPapers(id: "${adult?.id}") { id }`, 'captains')).toBe('FORBIDDEN');
    expect(await send(`recordWalkInPapers(id: "${adult?.id}") { id }`, 'volunteer')).toBe('FORBIDDEN');
    expect(await send('recordWalkInPapers(id: "nothing") { id }')).toBe('WALK_IN_NOT_FOUND');
    expect((await rows())[0]?.papersSeenAt).toBeNull();
  });
});
