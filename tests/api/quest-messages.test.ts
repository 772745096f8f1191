import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepQuestMessages } from '#api/alerts/quest-messages/forget-in-quest-messages.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { message, messageChoice } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging, questMessage } from '#db/schema/quest-message.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { importsOf, shippedSources } from '../support/source-imports.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup' });
    await upcomingQuest(tx, { id: 'other', providerId: '3' });
    for (const id of ['volunteer', 'gold', 'teen'])
      await insertContract(tx, { id: `held-${id}`, questId: 'q', chariteerId: id });
    await insertContract(tx, { id: 'ended', questId: 'q', chariteerId: 'quiet', abandonedAt: TEST_NOW });
  });
});
afterEach(() => world.close());

type Written = { writeToQuest: { id: string; copyCount: number; sums: object[] } };
const WRITE = `mutation($q: ID!, $a: QuestMessageAudience!, $v: [ID!], $t: String!, $k: ID!) {
  writeToQuest(questId: $q, audience: $a, volunteerIds: $v, text: $t, clientKey: $k) {
    id audience body copyCount sums { channel status count } } }`;
const PREVIEW = `query($q: ID!, $a: QuestMessageAudience!, $v: [ID!], $t: String!) {
  previewQuestMessage(questId: $q, audience: $a, volunteerIds: $v, text: $t) {
    peopleCount channels { channel count } unreached { chariteer { username } }
    unwantedCount copyCount isAnswered waitsUntil leftToday } }`;

let pressed = 0;
const write = (t: string, given: object = {}, as: CastName = 'managers') => {
  const args = { q: 'q', a: 'everybody', v: null, t, k: `key-${++pressed}`, ...given };
  return world.gql<Written>(WRITE, args, { as });
};
const preview = async (given: object = {}, as: CastName = 'managers') => {
  type Answer = { previewQuestMessage: Record<string, unknown> };
  const args = { q: 'q', a: 'everybody', v: null, t: 'Bring gloves', ...given };
  return world.gql<Answer>(PREVIEW, args, { as });
};
const mailsTo = async (kind: string) => (await readMails(world)).filter((mail) => mail.kind === kind);
const moveQuest = (startsIn: number, set: Partial<typeof quest.$inferInsert> = {}) =>
  world.store.write(async (tx) => {
    const startedAt = TEST_NOW + startsIn;
    await tx
      .update(quest)
      .set({ startedAt, endedAt: startedAt + HOUR_MS, ...set })
      .where(eq(quest.id, 'q'));
  });

describe('a charity writes to its people', () => {
  it('everybody on the quest gets the words by mail and in the inbox, free of Mana, and nobody else [MSG-20]', async () => {
    const { data } = await write('Bring gloves.\n\nThe door is <b>red</b>.');
    expect(data?.writeToQuest).toMatchObject({
      audience: 'everybody',
      body: 'Bring gloves.\n\nThe door is <b>red</b>.',
      copyCount: 1,
      sums: [{ channel: 'email', status: 'waiting', count: 3 }],
    });
    const mails = await mailsTo('charity-writes-soon');
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      ['gold', 'teen', 'volunteer'].map((name) => castEmail(name as CastName)),
    );
    expect(mails[0]?.subject).toBe('Harbor Table wrote: Soup');
    expect(mails[0]?.body).toContain('> Bring gloves.\n>\n> The door is <b>red</b>.');
    expect(mails[0]?.body).toContain('/questList/1/quest/q');
    expect(mails[0]).toMatchObject({ class: 'must', questId: 'q', aboutId: data?.writeToQuest.id });
    const kept = await world.store.read.select().from(message);
    expect(kept.map(({ accountId }) => accountId).sort()).toEqual(['gold', 'teen', 'volunteer']);
  });

  it('of what goes to the young the guardian gets a copy, and it is kept for the charity’s admins [MSG-20, WAV-12]', async () => {
    await write('Bring gloves', { a: 'chosen', v: ['teen', 'gold'] });
    const [copy, ...more] = await mailsTo('guardian-copy');
    expect([copy?.recipient, more.length]).toEqual(['guardian@demo.example', 0]);
    expect(copy?.body).toContain('Bring gloves');
    const kept = await world.store.read.select().from(youngMessage);
    expect(kept).toMatchObject([
      { recipientId: 'teen', senderId: 'managers', kind: 'message', body: 'Bring gloves' },
    ]);
  });

  it.each([
    ['everybody', {}],
    ['the young person', { a: 'chosen', v: ['teen'] }],
    ['adults', { a: 'chosen', v: ['gold', 'volunteer'] }],
    ['one adult', { a: 'chosen', v: ['gold'] }],
  ])(
    'refuses phone numbers to %s in the same words, before and at sending [WAV-12, SAF-12]',
    async (_, given) => {
      const text = 'Call 212-555-0143';
      const refused = [await write(text, given), await preview({ t: text, ...given })];
      const answer = [
        'CONTACT_DETAILS_TO_YOUNG',
        'Someone here may be under 18: no contact details or meeting places. Take out this phone number: “212-555-0143”',
      ];
      expect(refused.map(({ code, errors }) => [code, errors?.[0]?.message])).toEqual([answer, answer]);
      expect(await world.store.read.select().from(outboxMessage)).toEqual([]);
      expect(await world.store.read.select().from(questMessage)).toEqual([]);
    },
  );

  it('refuses them in the words about a change, too, where all are adults or nobody is there [WAV-12, SAF-12]', async () => {
    const cancel = (id: string) =>
      world.gql(
        'mutation($id: ID!) { updateQuest(id: $id, publishingStatus: Cancelled, noticeWords: "Call 212-555-0143") { id } }',
        { id },
        { as: 'managers' },
      );
    const [withTeen, reason] = await cancel('q').then(({ code, errors }) => [code, errors?.[0]?.message]);
    expect([withTeen, reason]).toEqual([
      'CONTACT_DETAILS_TO_YOUNG',
      expect.stringContaining('Someone here may'),
    ]);
    await world.store.write((tx) => tx.delete(contract).where(eq(contract.chariteerId, 'teen')));
    expect((await cancel('q')).errors?.[0]?.message).toBe(reason);
    await world.store.write((tx) => tx.delete(contract).where(eq(contract.questId, 'q')));
    expect((await cancel('q')).errors?.[0]?.message).toBe(reason);
  });

  it.each([
    [49 * HOUR_MS, 'charity-writes', 'wanted'],
    [48 * HOUR_MS, 'charity-writes-soon', 'must'],
    [-HOUR_MS / 2, 'charity-writes-soon', 'must'],
    [-5 * DAY_MS, 'charity-writes', 'wanted'],
  ] as const)('%d ms before the start it is %s [MSG-20: class]', async (startsIn, kind, wanted) => {
    await moveQuest(startsIn);
    await write('Bring gloves', { a: 'chosen', v: ['gold'] });
    expect((await readMails(world)).map((mail) => [mail.kind, mail.class])).toEqual([[kind, wanted]]);
  });

  it.each([
    ['', 'Please fill out this field.'],
    [' \n\t ', 'Please fill out this field.'],
    ['a'.repeat(1001), 'Use at most 1000 characters.'],
    ['See evil.com', 'Links can only go to pages of this site.'],
  ])('%j is refused, and so is its review [MSG-20: the text]', async (text, problem) => {
    for (const refused of [await write(text), await preview({ t: text })])
      expect([refused.code, refused.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', problem]);
  });

  it('a thousand characters of any kind and an own link go [MSG-20: the text]', async () => {
    expect((await write('😀'.repeat(1000))).code).toBeUndefined();
    const page = 'http://chariteers.test/es/questList/1/quest/q';
    expect((await write(`See ${page}.`)).code).toBeUndefined();
    // To the young the page of the Quest alone: a number may stand in any other address.
    expect((await write(`See ${page}?call=2125550143`)).code).toBe('CONTACT_DETAILS_TO_YOUNG');
  });

  it('three a day a quest, by New York’s day; pressed twice it is one [MSG-20]', async () => {
    const first = await write('One', { k: 'same' });
    expect((await write('One', { k: 'same' })).data).toEqual(first.data);
    expect(await mailsTo('charity-writes-soon')).toHaveLength(3);
    await write('Two');
    await write('Three');
    expect((await write('Four')).code).toBe('QUEST_MESSAGES_SPENT');
    expect((await write('One', { k: 'same' })).code).toBeUndefined();
    // 10:00 in New York: thirteen hours and a moment short of the next day.
    world.clock.advance(14 * HOUR_MS - 1);
    expect((await write('Four')).code).toBe('QUEST_MESSAGES_SPENT');
    world.clock.advance(1);
    expect((await write('Four')).code).toBeUndefined();
  });

  it('the limit holds, and one key is one message [MSG-20: two at once]', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'a'].map((k) => write('Hello', { k })));
    expect(all.filter(({ code }) => code === undefined).length).toBeGreaterThanOrEqual(3);
    expect(await world.store.read.select().from(questMessage)).toHaveLength(3);
    expect(await mailsTo('charity-writes-soon')).toHaveLength(9);
  });

  it('who waits is nobody yet, and who is not on it cannot be chosen [MSG-20: to whom]', async () => {
    expect((await write('Hello', { a: 'waiting' })).errors?.[0]?.message).toBe('No one to write to yet.');
    expect((await write('Hello', { a: 'chosen', v: [] })).code).toBe('BAD_USER_INPUT');
    for (const stranger of ['quiet', 'new', 'nobody'])
      expect((await write('Hello', { a: 'chosen', v: ['gold', stranger] })).code).toBe('CHARITEER_NOT_FOUND');
    expect(await world.store.read.select().from(outboxMessage)).toEqual([]);
  });

  it('who was turned away or ended the contact is left out [MSG-20: to whom]', async () => {
    await moveQuest(-2 * DAY_MS);
    const ends = 'mutation { setCharityContact(providerId: "1", isOpen: false) { isOpen } }';
    await world.gql(ends, {}, { as: 'gold' });
    await world.store.write(async (tx) => {
      const ban = { id: 'ban', providerId: '1', chariteerId: 'volunteer', createdAt: TEST_NOW };
      await tx.insert(providerBan).values(ban as typeof providerBan.$inferInsert);
    });
    expect((await preview()).data?.previewQuestMessage).toMatchObject({ peopleCount: 1 });
  });

  it.each([
    ['a draft', HOUR_MS, { publishingStatus: 'Draft' }, false],
    ['a stamp', HOUR_MS, { publishingStatus: 'Template' }, false],
    ['a cancelled one to come', HOUR_MS, { publishingStatus: 'Cancelled' }, true],
    ['over for seven days but a moment', -7 * DAY_MS - HOUR_MS + 1, {}, true],
    ['over for seven days', -7 * DAY_MS - HOUR_MS, {}, false],
  ] as const)('%s [MSG-20: until when]', async (_, startsIn, set, isOpen) => {
    await moveQuest(startsIn, set);
    const codes = [(await write('Hello')).code, (await preview()).code];
    expect(codes).toEqual(Array(2).fill(isOpen ? undefined : 'QUEST_CLOSED_TO_MESSAGES'));
  });

  it('not about others’ quests, and not without both rights [MSG-20: rights]', async () => {
    expect((await write('Hello', { q: 'other' })).code).toBe('FORBIDDEN');
    expect((await write('Hello', { q: 'nowhere' })).code).toBe('QUEST_NOT_FOUND');
    for (const as of ['volunteer', 'boardmembers', 'frontdeskstaff', 'trustedminors'] as const)
      expect((await write('Hello', {}, as)).code).toBe('FORBIDDEN');
    expect((await write('Hello', {}, 'captains')).code).toBeUndefined();
  });
});

describe('adults write to the young', () => {
  it('by these mutations and no others [WAV-12: no other way]', () => {
    const writers = shippedSources('api')
      .filter((file) => !file.includes('/young-messages/'))
      .filter((file) => importsOf(file).some((target) => /cop(y|ies)-to-young\.ts$/.test(target)));
    expect(writers.sort()).toEqual([
      'api/alerts/quest-messages/answer-volunteer.ts',
      'api/alerts/quest-messages/write-to-quest.ts',
      'api/attendance/bans/boot-volunteer.ts',
      'api/attendance/hours-claims/answer-hours-claim.ts',
      // The word with which a place is handed on.
      'api/places/stand-ins/take-over.ts',
      'api/posting/quest-notices/notify-people.ts',
      'api/trainings/trainings/update-training-record.ts',
    ]);
  });

  it('what waits is told apart: an answer needs what the young wrote [WAV-12: no other way]', async () => {
    const made = '{ writeToCharity(questId: "q", text: "x", clientKey: "k") { id } }';
    expect((await world.gql(`mutation ${made}`, {}, { as: 'managers' })).code).toBe('NOT_SIGNED_UP');
    const { data } = await write('For all');
    const answer = `mutation { answerVolunteer(messageId: "${data?.writeToQuest.id}", text: "x", clientKey: "k") { id } }`;
    expect((await world.gql(answer, {}, { as: 'managers' })).code).toBe('MESSAGE_NOT_FOUND');
  });
});

describe('what a charity sees of it', () => {
  it('before: how many by which channel, who is not reachable, and the guardians’ copies; nothing changes [MSG-21]', async () => {
    await world.store.write(async (tx) => {
      const isGold = eq(contactEmail.accountId, 'gold');
      await tx.update(contactEmail).set({ verificationStatus: 'Unverified' }).where(isGold);
    });
    expect((await preview()).data?.previewQuestMessage).toEqual({
      peopleCount: 3,
      channels: [{ channel: 'email', count: 2 }],
      unreached: [{ chariteer: { username: 'gold' } }],
      unwantedCount: 0,
      copyCount: 1,
      isAnswered: false,
      waitsUntil: null,
      leftToday: 3,
    });
    expect(await world.store.read.select().from(outboxMessage)).toEqual([]);
    expect((await preview({ q: 'other' })).code).toBe('FORBIDDEN');
  });

  it('says what waits for the morning, and who wants no such messages [MSG-21: before]', async () => {
    await moveQuest(4 * DAY_MS);
    world.clock.advance(12 * HOUR_MS);
    await world.store.write(async (tx) => {
      const choice = { accountId: 'gold', class: 'wanted', channel: 'email', isOn: false } as const;
      await tx.insert(messageChoice).values({ ...choice, changedAt: TEST_NOW });
    });
    expect((await preview()).data?.previewQuestMessage).toMatchObject({
      unwantedCount: 1,
      channels: [{ channel: 'email', count: 2 }],
      waitsUntil: '2026-11-17T13:00:00.000Z',
    });
  });

  it('afterwards: the messages with their sums, and each delivery by person, channel, state and time [MSG-21]', async () => {
    const { data } = await write('Hello');
    const id = data?.writeToQuest.id ?? '';
    await world.store.write(async (tx) => {
      const isGold = eq(outboxMessage.ownerId, 'gold');
      const changes = JSON.stringify([
        ['waiting', TEST_NOW],
        ['failed', TEST_NOW + 5000],
      ]);
      await tx.update(outboxMessage).set({ status: 'failed', changes }).where(isGold);
    });
    type Page = { questMessagePage: unknown; questMessageDeliveryPage: { items: object[]; total: number } };
    const answer = await world.gql<Page>(
      `{ questMessagePage(questId: "q") { total isOpen leftToday items { body copyCount sums { channel status count } } }
         questMessageDeliveryPage(messageId: "${id}") {
           total items { channel status changedAt contract { chariteer { username } } } } }`,
      {},
      { as: 'managers' },
    );
    expect(answer.data?.questMessagePage).toEqual({
      ...{ total: 1, isOpen: true, leftToday: 2 },
      items: [
        {
          ...{ body: 'Hello', copyCount: 1 },
          sums: [
            { channel: 'email', status: 'failed', count: 1 },
            { channel: 'email', status: 'waiting', count: 2 },
          ],
        },
      ],
    });
    expect(answer.data?.questMessageDeliveryPage.total).toBe(3);
    expect(answer.data?.questMessageDeliveryPage.items[0]).toEqual({
      ...{ channel: 'email', status: 'failed', changedAt: new Date(TEST_NOW + 5000).toISOString() },
      contract: { chariteer: { username: 'gold' } },
    });
    const foreign = `{ questMessageDeliveryPage(messageId: "${id}") { total } }`;
    expect((await world.gql(foreign, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
  });
});

describe('who has switched messages off', () => {
  const choose = (id: string) =>
    world.store.write((tx) =>
      tx
        .insert(messageChoice)
        .values({ accountId: id, class: 'wanted', channel: 'email', isOn: false, changedAt: TEST_NOW }),
    );

  it('appears as not reached with that reason, is counted apart, and reads it in the inbox [MSG-01, MSG-21: switched off]', async () => {
    await moveQuest(4 * DAY_MS);
    await choose('gold');
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'teen')),
    );
    const id = (await write('Hello')).data?.writeToQuest.id ?? '';
    type Page = { questMessagePage: unknown; questMessageDeliveryPage: { items: object[]; total: number } };
    const { data } = await world.gql<Page>(
      `{ questMessagePage(questId: "q") { items { unwantedCount copyCount sums { channel status count } } }
         questMessageDeliveryPage(messageId: "${id}") {
           total items { status isUnwanted contract { chariteer { username } } } } }`,
      {},
      { as: 'managers' },
    );
    expect(data?.questMessagePage).toEqual({
      items: [
        {
          ...{ unwantedCount: 1, copyCount: 1 },
          sums: [
            { channel: 'email', status: 'unreachable', count: 1 },
            { channel: 'email', status: 'waiting', count: 1 },
          ],
        },
      ],
    });
    const of = (username: string) => ({ contract: { chariteer: { username } } });
    expect(data?.questMessageDeliveryPage).toEqual({
      total: 3,
      items: [
        { status: 'unreachable', isUnwanted: false, ...of('teen') },
        { status: 'unreachable', isUnwanted: true, ...of('gold') },
        { status: 'waiting', isUnwanted: false, ...of('volunteer') },
      ],
    });
    const kept = await world.store.read.select().from(message);
    expect(kept.map(({ accountId }) => accountId).sort()).toEqual(['gold', 'teen', 'volunteer']);
  });

  it('of what they must know nobody is left out for that [MSG-21: switched off]', async () => {
    await choose('gold');
    await write('Hello');
    expect(await mailsTo('charity-writes-soon')).toHaveLength(3);
  });
});

describe('where answers go', () => {
  const ASK = 'mutation($a: String!) { askForAnswersAddress(providerId: "1", emailAddress: $a) }';
  const ask = (a: string, as: CastName = 'admins') => world.gql(ASK, { a }, { as });
  const linkToken = async () =>
    /answers-address\?token=(\S+)/.exec((await mailsTo('answers-address')).at(-1)?.body ?? '')?.[1] ?? '';
  const confirm = (token: string) =>
    world.gql('mutation($t: String!) { confirmAnswersAddress(token: $t) { providerName address } }', {
      t: token,
    });
  const answersTo = async () =>
    (await world.store.read.select().from(providerMessaging)).map((row) => row.answersTo);

  it('an address counts once the link sent there was confirmed; then it is Reply-To, and the mail says so [MSG-22]', async () => {
    await write('Before', { a: 'chosen', v: ['gold'] });
    expect((await ask(' team@harbor.example ')).code).toBeUndefined();
    expect(await answersTo()).toEqual([]);
    const token = await linkToken();
    const asked = await world.gql('query($t: String!) { askedAnswersAddress(token: $t) { address } }', {
      t: token,
    });
    expect(asked.data).toEqual({ askedAnswersAddress: { address: 'team@harbor.example' } });
    expect(await answersTo()).toEqual([]);
    expect((await confirm(token)).data).toEqual({
      confirmAnswersAddress: { providerName: 'Harbor Table', address: 'team@harbor.example' },
    });
    await write('After', { a: 'chosen', v: ['gold'] });
    const [before, after] = await mailsTo('charity-writes-soon');
    expect(before).not.toHaveProperty('replyTo');
    expect(before?.body).toContain('No one reads replies here.');
    expect(after).toMatchObject({ replyTo: 'team@harbor.example' });
    expect(after?.body).toContain('Reply to this email to answer Harbor Table.');
    await world.gql('mutation { removeAnswersAddress(providerId: "1") }', {}, { as: 'admins' });
    expect(await answersTo()).toEqual([null]);
  });

  it('never to the sender: the own address is refused, and left out where it stands [MSG-22]', async () => {
    expect((await ask(castEmail('admins').toUpperCase())).errors?.[0]?.message).toContain(
      'Use an address that others',
    );
    await world.store.write((tx) =>
      tx.insert(providerMessaging).values({ providerId: '1', answersTo: castEmail('managers') }),
    );
    await write('Hello', { a: 'chosen', v: ['gold'] });
    const [mail] = await mailsTo('charity-writes-soon');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.body).not.toContain(castEmail('managers'));
    expect((await preview()).data?.previewQuestMessage).toMatchObject({ isAnswered: false });
    expect((await preview({}, 'admins')).data?.previewQuestMessage).toMatchObject({ isAnswered: true });
  });

  it('is seven days good, names nobody in its address, and cannot be made up [MSG-22: the link]', async () => {
    await ask('team@harbor.example');
    const token = await linkToken();
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('harbor');
    for (const made of ['', 'abc', `${token.slice(0, -4)}AAAA`])
      expect((await confirm(made)).code).toBe('INVALID_TOKEN');
    world.clock.advance(7 * DAY_MS);
    expect((await confirm(token)).code).toBe('LINK_EXPIRED');
    expect(await answersTo()).toEqual([]);
  });

  it('an address gets no more than a few such mails a day [MSG-22: strangers]', async () => {
    for (const _ of [1, 2, 3]) expect((await ask('stranger@else.example')).code).toBeUndefined();
    expect((await ask('stranger@else.example')).code).toBe('MAIL_HELD');
    expect((await ask('no address')).code).toBe('BAD_USER_INPUT');
    expect((await ask('x@else.example', 'managers')).code).toBe('FORBIDDEN');
  });
});

describe('volunteers write to the charity', () => {
  type Own = {
    ownQuestMessages: { items: { kind: string; body: string }[]; canWrite: boolean; leftToday: number };
  };
  const say = (t: string, as: CastName | null = 'gold', given: object = {}) =>
    world.gql<{ writeToCharity: { id: string } }>(
      'mutation($q: ID!, $t: String!, $k: ID!) { writeToCharity(questId: $q, text: $t, clientKey: $k) { id kind body } }',
      { q: 'q', t, k: `own-${++pressed}`, ...given },
      { as },
    );
  const answer = (m: string, t: string, as: CastName = 'managers', k = `answer-${++pressed}`) =>
    world.gql(
      'mutation($m: ID!, $t: String!, $k: ID!) { answerVolunteer(messageId: $m, text: $t, clientKey: $k) { canBeAnswered answers { body } } }',
      { m, t, k },
      { as },
    );
  const own = async (as: CastName) =>
    (
      await world.gql<Own>(
        '{ ownQuestMessages(questId: "q") { canWrite leftToday items { kind body } } }',
        {},
        { as },
      )
    ).data?.ownQuestMessages;
  const idOf = async (t: string, as: CastName = 'gold') => (await say(t, as)).data?.writeToCharity.id ?? '';

  it('managers, coordinators and captains get it with name and quest, and no address [MSG-23]', async () => {
    await moveQuest(3 * DAY_MS);
    await say('Which door?');
    const mails = await mailsTo('volunteer-writes');
    const to = (name: CastName) => mails.find(({ recipient }) => recipient === castEmail(name));
    expect(to('managers')?.subject).toBe('Vera Lindqvist wrote to you: Soup');
    expect(to('managers')?.body).toContain('> Which door?');
    expect(to('managers')?.body).toContain('/console/quests/q/show');
    expect(to('managers')?.body).not.toContain(castEmail('gold'));
    expect(to('captains')?.subject).toBe('Vera Lindqvist wrote to you: Soup');
    for (const name of ['boardmembers', 'frontdeskstaff', 'trustedminors', 'staff'] as const)
      expect([name, to(name)]).toEqual([name, undefined]);
    expect(to('managers')).toMatchObject({ class: 'must', questId: 'q' });
  });

  it('which captains are not told of before the day where a child writes [MSG-23, DEC-75]', async () => {
    await moveQuest(3 * DAY_MS);
    await say('Which door?', 'teen');
    const mails = await mailsTo('volunteer-writes');
    const to = (name: CastName) => mails.find(({ recipient }) => recipient === castEmail(name))?.subject;
    expect(to('captains')).toBeUndefined();
    expect(to('managers')).toBe('Jules Okafor wrote to you: Soup');
  });

  it('the answer goes by mail, stands on the quest, names no address, and is kept for the young [MSG-23, WAV-12]', async () => {
    const id = await idOf('Which door?', 'teen');
    expect((await answer(id, 'Write to kim@gmail.com')).code).toBe('CONTACT_DETAILS_TO_YOUNG');
    expect((await answer(id, 'The red one', 'managers', 'same')).data).toEqual({
      answerVolunteer: { canBeAnswered: true, answers: [{ body: 'The red one' }] },
    });
    await answer(id, 'The red one', 'managers', 'same');
    const [mail, ...more] = await mailsTo('charity-answers');
    expect([mail?.recipient, more.length]).toEqual([castEmail('teen'), 0]);
    expect(mail?.body).toContain('> The red one\n\nYou wrote:\n\n> Which door?');
    expect(mail?.body).not.toContain(castEmail('managers'));
    const copies = await mailsTo('guardian-copy');
    expect(copies.map(({ recipient }) => recipient)).toEqual(['guardian@demo.example']);
    expect(copies[0]?.body).toContain('The red one');
    expect(await world.store.read.select().from(youngMessage)).toMatchObject([
      { kind: 'fromMinor', senderId: 'teen', recipientId: null },
      { kind: 'message', recipientId: 'teen' },
    ]);
    expect(await own('teen')).toMatchObject({
      items: [
        { kind: 'FROM_VOLUNTEER', body: 'Which door?' },
        { kind: 'ANSWER', body: 'The red one' },
      ],
    });
    expect((await own('gold'))?.items).toEqual([]);
  });

  it('five a day, over all quests; pressed twice it is one [MSG-23]', async () => {
    const first = await say('1', 'gold', { k: 'same' });
    expect((await say('1', 'gold', { k: 'same' })).data).toEqual(first.data);
    for (const text of ['2', '3', '4', '5']) expect((await say(text)).code).toBeUndefined();
    expect((await say('6')).code).toBe('OWN_MESSAGES_SPENT');
    expect((await own('gold'))?.leftToday).toBe(0);
    expect((await own('volunteer'))?.leftToday).toBe(5);
  });

  it.each([
    ['', 'BAD_USER_INPUT'],
    ['a'.repeat(1001), 'BAD_USER_INPUT'],
    ['see evil.com', 'BAD_USER_INPUT'],
  ])('%j is refused [MSG-23: the text]', async (text, code) => {
    expect((await say(text)).code).toBe(code);
  });

  it('only who is on it; the young keep their telephone numbers to themselves [MSG-23: who]', async () => {
    expect((await say('Hello', 'quiet')).code).toBe('NOT_SIGNED_UP');
    expect((await say('Hello', 'gold', { q: 'other' })).code).toBe('NOT_SIGNED_UP');
    expect((await say('Hello', 'gold', { q: 'nowhere' })).code).toBe('QUEST_NOT_FOUND');
    expect((await say('Hello', null)).code).toBe('NOT_LOGGED_IN');
    const young = await say('Call me: 212-555-0143', 'teen');
    expect(young.errors?.[0]?.message).toContain('You’re under 18');
    expect((await say('Call me: 212-555-0143', 'gold')).code).toBeUndefined();
    await moveQuest(-8 * DAY_MS);
    expect((await say('Hello')).code).toBe('QUEST_CLOSED_TO_MESSAGES');
    expect((await own('gold'))?.canWrite).toBe(false);
  });

  it('managers read what waits first, and how much; three answers are enough [MSG-23]', async () => {
    const [first] = [await idOf('First')];
    world.clock.advance(1000);
    await idOf('Second', 'volunteer');
    world.clock.advance(1000);
    const third = await idOf('Third', 'teen');
    await answer(third, 'Yes');
    type Page = { volunteerMessagePage: { items: { body: string }[] }; desk: unknown };
    const read = async () =>
      (
        await world.gql<Page>(
          `{ volunteerMessagePage(questId: "q") { total unansweredCount items { body contract { chariteer { username } } } }
             desk(providerId: "1") { unanswered { id count } } }`,
          {},
          { as: 'managers' },
        )
      ).data;
    const page = await read();
    expect(page?.volunteerMessagePage).toMatchObject({ total: 3, unansweredCount: 2 });
    expect(page?.volunteerMessagePage.items.map(({ body }) => body)).toEqual(['Second', 'First', 'Third']);
    expect(page?.desk).toEqual({ unanswered: [{ id: 'q', count: 2 }] });
    await answer(first, '1');
    await answer(first, '2');
    expect((await answer(first, '3')).data).toMatchObject({ answerVolunteer: { canBeAnswered: false } });
    expect((await answer(first, '4')).code).toBe('MESSAGE_ANSWERED');
    expect((await read())?.desk).toEqual({ unanswered: [{ id: 'q', count: 1 }] });
    expect((await answer('nothing', 'Hello')).code).toBe('MESSAGE_NOT_FOUND');
  });

  it('what somebody wrote goes with the account, and their name from what was written [MSG-23: erasure]', async () => {
    await answer(await idOf('I am gold'), 'Hello gold');
    await write('Gold leads the kitchen');
    await idOf('I stay', 'volunteer');
    for (const as of ['gold', 'managers'] as const) {
      const close = `mutation { removeChariteer(input: { emailAddress: "${castEmail(as)}" }) { id } }`;
      expect((await world.gql(close, {}, { as })).errors).toBeUndefined();
    }
    const left = await world.store.read.select().from(questMessage);
    expect(left.map(({ body, authorId }) => [body, authorId]).sort()).toEqual([
      ['I stay', 'volunteer'],
      ['… leads the kitchen', null],
    ]);
  });

  it('after 90 days the words are gone; the log of what went to the young stays [MSG-23: how long]', async () => {
    await write('For all');
    await sweepQuestMessages(world.store, TEST_NOW + 90 * DAY_MS - 1);
    expect(await world.store.read.select().from(questMessage)).toHaveLength(1);
    await sweepQuestMessages(world.store, TEST_NOW + 90 * DAY_MS);
    expect(await world.store.read.select().from(questMessage)).toEqual([]);
    expect(await world.store.read.select().from(youngMessage)).toHaveLength(1);
  });

  /** A child of `quiet` who is on the quest. */
  async function childOnQuest(): Promise<string> {
    const child =
      '{ nameFirst: "Ana", nameLast: "Delmar", dateOfBirth: "2018-04-02", signedName: "Rosa Delmar" }';
    type Child = { registerChild: { id: string } };
    const made = await world.gql<Child>(
      `mutation { registerChild(input: ${child}) { id } }`,
      {},
      { as: 'quiet' },
    );
    const chariteerId = made.data?.registerChild.id ?? '';
    await world.store.write((tx) => insertContract(tx, { id: 'held-child', questId: 'q', chariteerId }));
    return chariteerId;
  }

  it('a child’s name goes with its record from what was written, and from what is kept of it [MSG-23: erasure, SAF-12]', async () => {
    const id = await childOnQuest();
    await write('Ana leads the kitchen');
    const erase = 'mutation ($id: ID!) { eraseChild(id: $id) }';
    expect((await world.gql(erase, { id }, { as: 'quiet' })).data).toEqual({ eraseChild: true });
    const { read } = world.store;
    const bodies = [
      ...(await read.select({ body: questMessage.body }).from(questMessage)),
      ...(await read
        .select({ body: youngMessage.body })
        .from(youngMessage)
        .where(eq(youngMessage.recipientId, id))),
    ];
    expect(bodies.map(({ body }) => body)).toEqual(['… leads the kitchen', '… leads the kitchen']);
  });

  it('a guardian writes and reads for a child without an account [MSG-23: children]', async () => {
    const chariteerId = await childOnQuest();
    const id = await idOf('Is there a chair?', 'quiet');
    expect((await answer(id, 'Yes, call 212-555-0143')).code).toBe('CONTACT_DETAILS_TO_YOUNG');
    await answer(id, 'Yes');
    const [mail] = await mailsTo('charity-answers');
    expect([mail?.recipient, mail?.aboutPersonId]).toEqual([castEmail('quiet'), chariteerId]);
    expect((await own('quiet'))?.items.map(({ body }) => body)).toEqual(['Is there a chair?', 'Yes']);
    const { data } = await world.gql('{ quest(id: "q") { viewerHadPlace } }', {}, { as: 'quiet' });
    expect(data).toEqual({ quest: { viewerHadPlace: true } });
  });

  it('who was on it reads the thread and the answer that still comes, and writes no more [MSG-23: after a bail-out]', async () => {
    const asked = await idOf('Which door?');
    await world.store.write((tx) =>
      tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.id, 'held-gold')),
    );
    await answer(asked, 'The red one');
    expect(await own('gold')).toMatchObject({
      canWrite: false,
      items: [{ body: 'Which door?' }, { body: 'The red one' }],
    });
    const hadPlace = async (as: CastName | null) =>
      (await world.gql<{ quest: object }>('{ quest(id: "q") { viewerHadPlace } }', {}, { as })).data?.quest;
    expect(await hadPlace('gold')).toEqual({ viewerHadPlace: true });
    expect(await hadPlace('volunteer')).toEqual({ viewerHadPlace: true });
    for (const as of ['managers', null] as const)
      expect(await hadPlace(as)).toEqual({ viewerHadPlace: false });
  });

  it('on the quest somebody reads what the charity wrote to them, and what they wrote [MSG-23, MSG-20]', async () => {
    await write('For all');
    await write('For others', { a: 'chosen', v: ['volunteer'] });
    await say('Thanks');
    const bodies = (await own('gold'))?.items.map(({ kind, body }) => [kind, body]);
    expect(bodies?.sort()).toEqual([
      ['FROM_VOLUNTEER', 'Thanks'],
      ['TO_PEOPLE', 'For all'],
    ]);
  });
});
