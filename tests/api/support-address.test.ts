import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailRestoredMail } from '#api/access/outbox/closing-mails.ts';
import { atLeast } from '../support/at-least.ts';
import { castEmail } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const ADDRESS = 'the-only-one@support.example';
const root = path.resolve(import.meta.dirname, '../..');
const shipped = globSync('{api,backoffice,db,scripts,site}/**/*.{ts,tsx,astro,graphql,mjs}', {
  cwd: root,
  exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.ts'],
});
const found = (pattern: RegExp) =>
  shipped.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  );

describe('one address for support', () => {
  it('no source writes down an address of its own [OPEN-HOME-03]', () => {
    expect(shipped.length).toBeGreaterThan(400);
    const addresses = found(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi);
    // Names that no one can own: people of the demo world and of fixtures, and what its staff set.
    expect(addresses.filter((text) => !/(\.example|@example\.org)$/.test(text))).toEqual([]);
  });

  it('every link for writing leads there, to a person’s own address, or to nobody yet [OPEN-HOME-03]', () => {
    const links = found(/mailto:[^`"'\s]*/g).map((text) => text.slice(text.indexOf('mailto:')));
    expect(links.length).toBeGreaterThan(5);
    const known =
      /^mailto:(\$\{(config\.)?supportEmail\}|\$\{mailtoPath\(supportEmail\)\}|\$\{(reservation\.contactEmail|emailAddress|encodeURIComponent\(emailAddress\))\}|\?)/;
    expect(links.filter((link) => !known.test(link))).toEqual([]);
  });

  it('no text sends people to a support that may have no address [OPEN-HOME-03]', () => {
    const sends = found(
      /\b(?:(?:email|contact|tell) support|(?:email|contact|write to) us|lease tell us)\b(?! at[ $]|<)[^\n]{0,40}/g,
    );
    expect(sends).toEqual([]);
  });

  it('whoever words an error knows the address, if its text can name it [OPEN-HOME-03]', () => {
    const calls = found(/(?<!function )errorCopy(?:In)?\((?:consoleLocale\(\),)?[^;]*?\)[;,} ]/g).filter(
      (call) => !call.startsWith('api/domain'),
    );
    expect(calls.length).toBeGreaterThan(10);
    const knows = /supportEmail|context|SERVICE_UNAVAILABLE|NOT_LOGGED_IN/;
    expect(calls.filter((call) => !knows.test(call))).toEqual([]);
  });
});

describe('the address of the configuration', () => {
  let world: World;
  let silent: World;
  beforeAll(async () => {
    world = await openWorld({ env: { SUPPORT_EMAIL: ADDRESS } });
    silent = await openWorld();
  });
  afterAll(() => Promise.all([world.close(), silent.close()]));

  const RESET =
    'mutation($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';
  const REPORT = `{ generateSingleMonthReport(specificProvider: "1", dateRangeBeginning: "2026-11-01T05:00:00Z",
    dateRangeEnding: "2026-12-01T05:00:00Z") { __typename } }`;

  /** All texts of the API that can name the address. */
  async function textsOf(one: World): Promise<string[]> {
    const { gql } = one;
    const title = await gql('{ getTitleData { supportEmail } }');
    const refused = await gql(REPORT, {}, { as: 'captains' });
    await gql(RESET, { email: castEmail('volunteer') });
    const mails = await readMails(one);
    expect(mails).toHaveLength(1);
    return [JSON.stringify(title.data), refused.errors?.[0]?.message ?? '', mails[0]?.body ?? ''];
  }

  it('stands in the title data, in refusals and in mails [OPEN-HOME-03]', async () => {
    for (const text of atLeast(3, await textsOf(world))) expect(text).toContain(ADDRESS);
  });

  it('stands in the mail about an address that was put back; without one it names another way [OPEN-HOME-03]', () => {
    const bodyFor = (supportEmail: string | null) =>
      emailRestoredMail(
        'en',
        { siteName: 'Chariteers', publicOrigin: 'http://x.test', supportEmail },
        { username: 'mina' },
      ).body;
    expect(bodyFor(ADDRESS)).toContain(`If that wasn’t you, please write to ${ADDRESS}.`);
    expect(bodyFor(null)).toContain('If that wasn’t you, please tell a charity here');
  });

  it('without one no text leaves a hole [OPEN-HOME-03]', async () => {
    const [title, ...texts] = await textsOf(silent);
    expect(title).toContain('"supportEmail":null');
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/null|undefined|\{email\}|support\.example/);
    }
  });
});
