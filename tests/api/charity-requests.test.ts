import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepCharityRequests } from '#api/charities/charity-requests/sweep-charity-requests.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ASK = 'mutation($input: CharityRequestInput!) { askForCharityAccount(input: $input) }';
const PAGE = `{ charityRequestPage { total items {
  id charityName place contactName emailAddress phoneNumber message createdAt locale } } }`;
const SETTLE = 'mutation($id: ID!) { settleCharityRequest(id: $id) }';
const INPUT = {
  charityName: ' House of Soup ',
  place: 'Jersey City',
  contactName: 'Ana',
  emailAddress: 'ana@soup.example',
  message: 'They cook.\r\nOn Fridays. Visit https://soup.example',
};
type Item = { id: string; charityName: string };
const askFrom = (address: string, input: object = INPUT) => world.gql(ASK, { input }, { address });
const mailsToStaff = async () => (await readMails(world)).filter(({ kind }) => kind === 'charity-request');
const page = async (as: CastName | null = 'staff') => {
  const answer = await world.gql<{ charityRequestPage: { total: number; items: Item[] } }>(PAGE, {}, { as });
  return { code: answer.code, ...answer.data?.charityRequestPage };
};

it('staff read who asks to join, and take it off the list once it is answered', async () => {
  expect((await askFrom('198.51.100.1')).data).toEqual({ askForCharityAccount: true });
  const { total, items = [] } = await page();
  const id = items[0]?.id;
  const told = {
    ...INPUT,
    charityName: 'House of Soup',
    message: 'They cook.\nOn Fridays. Visit https://soup.example',
  };
  expect([total, items]).toEqual([
    1,
    [{ ...told, id, phoneNumber: '', createdAt: new Date(TEST_NOW).toISOString(), locale: 'en' }],
  ]);
  expect((await page('admins')).code).toBe('FORBIDDEN');
  expect((await page(null)).code).toBe('NOT_LOGGED_IN');
  expect((await world.gql(SETTLE, { id }, { as: 'provider' })).code).toBe('FORBIDDEN');
  expect((await world.gql(SETTLE, { id }, { as: 'staff' })).data).toEqual({ settleCharityRequest: true });
  expect((await page()).total).toBe(0);
  expect((await world.gql(SETTLE, { id }, { as: 'staff' })).code).toBe('CHARITY_REQUEST_NOT_FOUND');
  const [entry] = await world.store.read
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'charity-request-settled'));
  expect(entry).toMatchObject({ actorId: 'staff', subjectId: id });
  expect(JSON.stringify(entry), 'who asked stays out of the log').not.toMatch(/Soup|ana@/);
});

it('a mail tells every member of the staff, without a word of the stranger', async () => {
  await world.store.write((tx) =>
    tx.update(account).set({ isStaff: true }).where(eq(account.id, 'volunteer')),
  );
  await askFrom('198.51.100.1');
  const mails = await mailsToStaff();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    castEmail('staff'),
    castEmail('volunteer'),
  ]);
  for (const { subject, body } of mails) {
    expect(subject).toBe('A charity wants to join Chariteers');
    expect(body).toContain('http://chariteers.test/console/charity-requests');
    expect(body).not.toMatch(/soup|Ana|Fridays/i);
  }
});

it('of many requests in a day the staff get three mails, and the list has them all', async () => {
  for (let network = 1; network <= 5; network++) await askFrom(`198.51.100.${network}`);
  expect((await page()).total).toBe(5);
  expect(await mailsToStaff()).toHaveLength(3);
});

it('a network asks five times an hour at once, 45 times slowly; all together 200 times a day [SAF-24, DEC-26]', async () => {
  for (let time = 1; time <= 5; time++) expect((await askFrom('198.51.100.1')).code).toBeUndefined();
  expect(world.waits).toEqual([]);
  for (let time = 6; time <= 50; time++) expect((await askFrom('198.51.100.1')).code).toBeUndefined();
  expect([world.waits.length, world.waits[0], Math.max(...world.waits)]).toEqual([45, 400, 8_000]);
  const next = await askFrom('198.51.100.1');
  expect([next.code, next.status]).toEqual(['RATE_LIMITED', 429]);
  expect((await askFrom('198.51.100.2')).code).toBeUndefined();
  world.clock.advance(3_600_000);
  expect((await askFrom('198.51.100.1')).code).toBeUndefined();
  for (let network = 1; network <= 148; network++)
    expect((await askFrom(`203.0.113.${network}`)).code).toBeUndefined();
  expect((await askFrom('192.0.2.1')).code).toBe('RATE_LIMITED');
  expect((await page()).total).toBe(200);
});

it('what cannot be answered is refused, naming the field, and counts for nothing', async () => {
  for (const [wrong, message] of [
    [{ emailAddress: 'nobody' }, /^Your email address: /],
    [{ charityName: ' ' }, /^Name of your charity: /],
    [{ message: 'x'.repeat(2001) }, /^What your volunteers do: /],
  ] as const) {
    const { code, errors } = await askFrom('198.51.100.1', { ...INPUT, ...wrong });
    expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringMatching(message)]);
  }
  expect((await page()).total).toBe(0);
});

it('what nobody has answered for a year is deleted', async () => {
  await askFrom('198.51.100.1');
  const YEAR_MS = 365 * 24 * 3_600_000;
  await sweepCharityRequests(world.store, TEST_NOW + YEAR_MS - 1);
  expect(await world.store.read.select().from(charityRequest)).toHaveLength(1);
  await sweepCharityRequests(world.store, TEST_NOW + YEAR_MS);
  expect(await world.store.read.select().from(charityRequest)).toHaveLength(0);
});
