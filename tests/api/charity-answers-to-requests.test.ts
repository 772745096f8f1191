import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { castEmail } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ASK = 'mutation($input: CharityRequestInput!) { askForCharityAccount(input: $input) }';
const ACCEPT = 'mutation($input: AcceptedCharityInput!) { acceptCharityRequest(input: $input) { id name } }';
const DECLINE = 'mutation($id: ID!, $reason: String!) { declineCharityRequest(id: $id, reason: $reason) }';
const ASK_BACK =
  'mutation($id: ID!, $question: String!) { askBackCharityRequest(id: $id, question: $question) }';
const ANSWER =
  'mutation($token: String!, $answer: String!) { answerCharityRequest(token: $token, answer: $answer) }';
const WAITING = '{ charityRequestPage { total waitingCount items { question answer answeredAt } } }';
const PROGRESS =
  'query($token: String!) { charityRequestProgress(token: $token) { askedAt isAnswered aheadCount question } }';
const INPUT = {
  charityName: 'House of Soup',
  districtId: '1',
  place: '1 Main Street, Jersey City',
  contactName: 'Ana María Müller',
  emailAddress: 'ana@soup.example',
  phoneNumber: '(201) 555-0142',
  message: 'They cook.',
};
const ask = (input: object = {}) => world.gql(ASK, { input: { ...INPUT, ...input } });
const requests = () => world.store.read.select().from(charityRequest);
const mailsTo = async (address: string) =>
  (await readMails(world)).filter(({ recipient }) => recipient === address);
async function tokenOf(address = INPUT.emailAddress): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\?request=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

/** Asks to join, and what staff make of it. */
async function askAndAccept(changes: object = {}, as: 'staff' | 'admins' = 'staff') {
  await ask();
  const [request] = await requests();
  return world.gql<{ acceptCharityRequest: { id: string } }>(
    ACCEPT,
    { input: { ...acceptedOf(request?.id ?? ''), ...changes } },
    { as },
  );
}

const acceptedOf = (id: string) => ({
  id,
  name: 'House of Soup',
  mission: 'They cook.',
  website: 'soup.example',
  districtId: '1',
  locationName: 'House of Soup',
  address: INPUT.place,
  contactName: INPUT.contactName,
  username: 'houseofsoup',
  emailAddress: INPUT.emailAddress,
  phoneNumber: INPUT.phoneNumber,
  locale: 'es',
});

it('one email confirms a request without a word of it, in the language of the page; an address gets three a day [ONB-01]', async () => {
  for (let time = 0; time < 5; time++) await ask();
  const mails = await mailsTo(INPUT.emailAddress);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.subject).toBe('Chariteers has your request');
  expect(mails[0]?.body).not.toMatch(/soup|Ana|cook/i);
  expect(await requests()).toHaveLength(5);
});

it('its link shows how many are before it, and when it is answered; no other link shows anything [ONB-01]', async () => {
  await ask({ emailAddress: 'first@soup.example' });
  world.clock.advance(60_000);
  const askedAt = new Date(world.clock.now()).toISOString();
  await ask();
  const token = await tokenOf();
  const progress = async (of: string) => (await world.gql(PROGRESS, { token: of })).data;
  expect(await progress(token)).toEqual({
    charityRequestProgress: { askedAt, isAnswered: false, aheadCount: 1, question: null },
  });
  await world.store.write((tx) =>
    tx.delete(charityRequest).where(eq(charityRequest.emailAddress, INPUT.emailAddress)),
  );
  expect(await progress(token)).toEqual({
    charityRequestProgress: { askedAt, isAnswered: true, aheadCount: 0, question: null },
  });
  for (const foreign of ['', 'x', `${token}x`, token.slice(4)])
    expect(await progress(foreign)).toEqual({ charityRequestProgress: null });
});

it('a request keeps the district that was chosen, and none for one that there is not', async () => {
  await ask();
  await ask({ districtId: 'moon' });
  await ask({ districtId: '' });
  expect((await requests()).map(({ districtId }) => districtId)).toEqual(['1', null, null]);
});

it('accepting makes charity, location, group and account, emails the link in the language chosen, and clears the list [ONB-03]', async () => {
  const answer = await askAndAccept();
  const id = answer.data?.acceptCharityRequest.id ?? '';
  expect(answer.code).toBeUndefined();
  const { read } = world.store;
  const [made] = await read.select().from(provider).where(eq(provider.id, id));
  expect(made).toMatchObject({
    name: 'House of Soup',
    mission: 'They cook.',
    website: 'https://soup.example',
    districtId: '1',
    isVisible: true,
  });
  const places = await read.select().from(location).where(eq(location.providerId, id));
  expect(places).toMatchObject([{ name: 'House of Soup', address: INPUT.place, isApproved: true }]);
  const [own] = await read.select().from(account).where(eq(account.providerId, id));
  const phone = read.cells.open('account.phoneNumber', own?.id ?? '', own?.phoneNumber ?? null);
  expect([own?.username, own?.email, own?.nameFirst, own?.nameLast, phone, own?.locale]).toEqual([
    'houseofsoup',
    INPUT.emailAddress,
    'Ana',
    'María Müller',
    '2015550142',
    'es',
  ]);
  const mails = await mailsTo(INPUT.emailAddress);
  expect(mails.map(({ kind, locale }) => [kind, locale])).toEqual([
    ['charity-asked', 'en'],
    ['provider-account', 'es'],
  ]);
  expect(await requests()).toEqual([]);
});

it('accepting gives the charity the ready-made stamps chosen, each once, at its location and in every language; nothing is posted [ONB-03]', async () => {
  const answer = await askAndAccept({ stamps: ['SERVE_MEAL', 'DRIVE', 'SERVE_MEAL'] });
  const providerId = answer.data?.acceptCharityRequest.id ?? '';
  const { read } = world.store;
  const [place] = await read.select().from(location).where(eq(location.providerId, providerId));
  const own = await read.select().from(quest).where(eq(quest.providerId, providerId));
  const [made] = await read.select().from(provider).where(eq(provider.id, providerId));
  const [group] = parseQuestConfiguration(made?.questConfiguration).stampBook;
  const inBook = (group?.stamps ?? []).flatMap(({ id }) => own.filter((one) => one.id === id));
  const shown = inBook.map((one) => [one.stampTitle, one.locationId, one.resourceMaxNumber]);
  expect(shown).toEqual([
    ['Serve a meal', place?.id, 8],
    ['Drive deliveries', place?.id, 2],
  ]);
  expect(own.map(({ publishingStatus }) => publishingStatus)).toEqual(['Template', 'Template']);
  const translated = await read
    .select({ locale: questTranslation.locale, title: questTranslation.eventTitle })
    .from(questTranslation)
    .where(eq(questTranslation.questId, inBook[0]?.id ?? ''));
  expect(translated).toContainEqual({ locale: 'es', title: 'Servir una comida' });
});

it('a request keeps the kinds of work, each once, and when people are needed [ONB-01]', async () => {
  await ask({ work: ['DRIVE', 'TUTOR', 'DRIVE'], times: ' Fridays, 5 to 8 pm ' });
  const page = await world.gql('{ charityRequestPage { items { work times } } }', {}, { as: 'staff' });
  const items = [{ work: ['DRIVE', 'TUTOR'], times: 'Fridays, 5 to 8 pm' }];
  expect(page.data).toEqual({ charityRequestPage: { items } });
  expect((await ask({ work: ['DANCE'] })).code).toBe('BAD_USER_INPUT');
});

it('what cannot be accepted is refused with its reason, and the request stays as it was [ONB-03]', async () => {
  for (const [changes, code] of [
    [{ name: ' ' }, 'BAD_USER_INPUT'],
    [{ address: '' }, 'BAD_USER_INPUT'],
    [{ mission: 'x'.repeat(5001) }, 'BAD_USER_INPUT'],
    [{ contactName: '‮' }, 'BAD_USER_INPUT'],
    [{ phoneNumber: '12' }, 'BAD_USER_INPUT'],
    [{ locale: 'xx' }, 'BAD_USER_INPUT'],
    [{ username: 'soup kitchen' }, 'INVALID_PARAMS'],
    [{ districtId: 'moon' }, 'DISTRICT_NOT_FOUND'],
    [{ username: 'volunteer' }, 'USERNAME_NOT_AVAILABLE'],
    [{ emailAddress: castEmail('gold') }, 'EMAIL_ADDRESS_NOT_AVAILABLE'],
  ] as const) {
    expect((await askAndAccept(changes)).code, JSON.stringify(changes)).toBe(code);
  }
  expect((await askAndAccept({}, 'admins')).code).toBe('FORBIDDEN');
  const named = and(eq(provider.name, 'House of Soup'));
  expect(await world.store.read.select().from(provider).where(named)).toEqual([]);
  expect(new Set((await requests()).map(({ message }) => message))).toEqual(new Set(['They cook.']));
});

it('of two staff who answer one request at once one does, and the other hears that it is answered [ONB-02]', async () => {
  await ask();
  const [request] = await requests();
  const id = request?.id ?? '';
  const answers = await Promise.all([
    world.gql(ACCEPT, { input: acceptedOf(id) }, { as: 'staff' }),
    world.gql(ACCEPT, { input: { ...acceptedOf(id), username: 'soup2' } }, { as: 'staff' }),
    world.gql(DECLINE, { id, reason: 'Too far.' }, { as: 'staff' }),
  ]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CHARITY_REQUEST_NOT_FOUND')).toHaveLength(2);
  expect(answers[codes.indexOf('CHARITY_REQUEST_NOT_FOUND')]?.errors?.[0]?.message).toMatch(/./);
  const made = await world.store.read.select().from(provider).where(eq(provider.name, 'House of Soup'));
  expect(made.length).toBe(codes[0] === undefined || codes[1] === undefined ? 1 : 0);
});

it('shows staff charities that may be the one that asks, by EIN, name and address [ONB-02]', async () => {
  await world.store.write(async (tx) => {
    const row = { districtId: '1', createdAt: 0, isVisible: false, importSource: 'irs-organizations' };
    await tx.insert(provider).values([
      { ...row, id: 'register', name: 'HOUSE SOUP', importId: '123456789' },
      { ...row, id: 'other', name: 'Garden Club', importId: '987654321' },
      { ...row, id: 'neighbor', name: 'Elm Shelter', importId: '555555555' },
    ]);
    await tx
      .insert(location)
      .values({ id: 'l', providerId: 'neighbor', name: 'Door', address: '1 Main Street' });
  });
  await ask({ taxNumber: '12-3456789', website: 'soup.example' });
  const page = '{ charityRequestPage { items { website taxNumber likelyCharities { id isVisible same } } } }';
  const { data } = await world.gql(page, {}, { as: 'staff' });
  const likelyCharities = [
    { id: 'register', isVisible: false, same: ['taxNumber', 'name'] },
    { id: 'neighbor', isVisible: false, same: ['address'] },
  ];
  expect(data).toEqual({
    charityRequestPage: { items: [{ website: 'soup.example', taxNumber: '12-3456789', likelyCharities }] },
  });
});

it('declining emails the reason to whoever asked, and forgets what they told [ONB-02]', async () => {
  await ask();
  const [request] = await requests();
  const decline = (reason: string, as: 'staff' | 'admins' = 'staff') =>
    world.gql(DECLINE, { id: request?.id ?? '', reason }, { as });
  expect((await decline('No.', 'admins')).code).toBe('FORBIDDEN');
  for (const reason of ['', ' \n', 'x'.repeat(501)])
    expect((await decline(reason)).code).toBe('BAD_USER_INPUT');
  expect(await requests()).toHaveLength(1);
  expect((await decline('We only serve\nNew Jersey.\u0007')).code).toBeUndefined();
  const [, mail] = await mailsTo(INPUT.emailAddress);
  expect(mail?.kind).toBe('charity-declined');
  expect(mail?.body).toContain('We only serve\nNew Jersey.\n');
  expect(await requests()).toEqual([]);
  const [entry] = await world.store.read
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'charity-request-declined'));
  expect(JSON.stringify(entry)).not.toMatch(/Soup|ana@|Jersey/);
});

/** Asks to join, and what staff ask back. */
async function askBack(question = 'How many\nvolunteers?\u0007', as: 'staff' | 'admins' = 'staff') {
  if ((await requests()).length === 0) await ask();
  const [request] = await requests();
  return world.gql(ASK_BACK, { id: request?.id ?? '', question }, { as });
}
const answerBack = async (answer: string, token?: string) =>
  world.gql(ANSWER, { token: token ?? (await tokenOf()), answer });
const waiting = async () => (await world.gql(WAITING, {}, { as: 'staff' })).data;
const questionNow = async () => {
  const { data } = await world.gql(PROGRESS, { token: await tokenOf() });
  return (data as { charityRequestProgress: { question: string | null } }).charityRequestProgress.question;
};

it('emails a question of staff with the link to answer it, and the request waits for its sender [ONB-02]', async () => {
  expect((await askBack()).code).toBeUndefined();
  const [, mail] = await mailsTo(INPUT.emailAddress);
  expect(mail?.kind).toBe('charity-question');
  expect(mail?.body).toContain('How many\nvolunteers?\n');
  expect(mail?.body).toContain(`/createProviderAccount?request=`);
  expect(await questionNow()).toBe('How many\nvolunteers?');
  const items = [{ question: 'How many\nvolunteers?', answer: null, answeredAt: null }];
  expect(await waiting()).toEqual({ charityRequestPage: { total: 1, waitingCount: 0, items } });
});

it('keeps one answer to a question, shows it to staff, and the request waits for them again [ONB-02]', async () => {
  await askBack();
  world.clock.advance(60_000);
  expect((await answerBack(' About ten,\r\non Fridays. ')).data).toEqual({ answerCharityRequest: true });
  const answeredAt = new Date(world.clock.now()).toISOString();
  const items = [{ question: 'How many\nvolunteers?', answer: 'About ten,\non Fridays.', answeredAt }];
  expect(await waiting()).toEqual({ charityRequestPage: { total: 1, waitingCount: 1, items } });
  expect(await questionNow()).toBeNull();
  expect((await answerBack('Twenty.')).code).toBe('CHARITY_REQUEST_NOT_FOUND');
});

it('a second question replaces the first with its answer; each is in the audit log without its words [ONB-02]', async () => {
  await askBack();
  await answerBack('Ten.');
  await askBack('And when?');
  const items = [{ question: 'And when?', answer: null, answeredAt: null }];
  expect(await waiting()).toEqual({ charityRequestPage: { total: 1, waitingCount: 0, items } });
  const entries = await world.store.read.select().from(auditEntry);
  const said = entries.filter(({ action }) => /questioned|answered/.test(action));
  expect(said.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['charity-request-questioned', 'staff'],
    ['charity-request-answered', null],
    ['charity-request-questioned', 'staff'],
  ]);
  expect(JSON.stringify(said)).not.toMatch(/when|Ten|many/i);
});

it('refuses questions and answers that are empty, too long, of others, or to nothing [ONB-02]', async () => {
  await ask();
  expect((await answerBack('Ten.')).code).toBe('CHARITY_REQUEST_NOT_FOUND');
  expect((await askBack('Why?', 'admins')).code).toBe('FORBIDDEN');
  for (const words of ['', ' \n', 'x'.repeat(501)])
    expect((await askBack(words)).code).toBe('BAD_USER_INPUT');
  expect((await world.gql(ASK_BACK, { id: 'gone', question: 'Why?' }, { as: 'staff' })).code).toBe(
    'CHARITY_REQUEST_NOT_FOUND',
  );
  await askBack();
  for (const words of ['', ' \n', 'x'.repeat(1001)])
    expect((await answerBack(words)).code).toBe('BAD_USER_INPUT');
  for (const token of ['', 'x', `${await tokenOf()}x`])
    expect((await answerBack('Ten.', token)).code).toBe('CHARITY_REQUEST_NOT_FOUND');
  expect((await requests()).map(({ answer }) => answer)).toEqual([null]);
});

it('accepting asks for a proof 15 minutes after the login, and the request stays [ONB-03]', async () => {
  await world.tokenOf('staff');
  world.clock.advance(15 * 60_000);
  expect((await askAndAccept()).code).toBe('PROOF_NEEDED');
  expect(await requests()).toHaveLength(1);
});
