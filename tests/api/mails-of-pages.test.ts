import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteHandler } from '#api/http/site.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { castEmail } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { openWorld, type World } from '../support/world.ts';

const ARABIC = /[\u0600-\u06ff]/;
/** What the page does, in the language of its address. */
let doing = '';
const site: SiteHandler = async (_request, { execute }) => {
  const { data } = await execute(doing, {});
  return new Response(JSON.stringify(data));
};

let world: World;
beforeEach(async () => {
  world = await openWorld({ site });
});
afterEach(() => world.close());

async function asPage(path: string, mutation: string): Promise<string> {
  doing = `mutation { ${mutation} }`;
  const headers = { cookie: `session=${await world.tokenOf('volunteer')}` };
  return (await world.request(path, { headers })).text();
}

async function reads(name: string, locale: Locale | null): Promise<void> {
  await world.store.write(
    async (tx) => void (await tx.update(account).set({ locale }).where(eq(account.id, name))),
  );
}

const lastTo = async (address: string) => (await mailsTo(world, address)).at(-1);

it.each<[string, string, Locale | null, RegExp]>([
  ['the language of the page, where none was chosen', '/ar/x', null, ARABIC],
  ['the chosen one', '/ar/x', 'es', /Confirma/],
  ['English', '/x', null, /[Cc]onfirm your/],
])(
  'a mail that a page has caused is in %s [LNG-04: confirmations sent again]',
  async (_, path, locale, words) => {
    await reads('volunteer', locale);
    await world.store.write(
      async (tx) =>
        void (await tx
          .update(contactEmail)
          .set({ verificationStatus: 'Unverified', verificationSentAt: null })
          .where(eq(contactEmail.accountId, 'volunteer'))),
    );
    expect(await asPage(path, 'resendVerification')).toBe('{"resendVerification":true}');
    const mail = await lastTo(castEmail('volunteer'));
    expect(`${mail?.subject} ${mail?.body}`).toMatch(words);
  },
);

it.each<[string, string, Locale | null, Locale | null]>([
  ['that was named for its people', ', locale: "es"', null, 'es'],
  ['of whoever makes it', '', 'es', null],
])(
  'the mail to a new account is in the language %s [LNG-04: accounts of charities]',
  async (_, named, staffs, kept) => {
    await reads('staff', staffs);
    const emailAddress = 'hill@new.example';
    const input = `{ providerId: "3", username: "Hilltop", emailAddress: "${emailAddress}"${named} }`;
    const { data, code } = await world.gql<{ createProviderAccount: { playerId: string } }>(
      `mutation { createProviderAccount(input: ${input}) { playerId } }`,
      {},
      { as: 'staff' },
    );
    expect(code).toBeUndefined();
    expect((await lastTo(emailAddress))?.body).toContain('/es/passwordReset');
    const [made] = await world.store.read
      .select({ locale: account.locale })
      .from(account)
      .where(eq(account.id, data?.createProviderAccount.playerId ?? ''));
    expect(made).toEqual({ locale: kept });
  },
);

const REQUEST = `askForCharityAccount(input: { charityName: "Casa", place: "Hoboken", contactName: "Eva",
  emailAddress: "Eva@correo.example", message: "Hola" })`;

it.each<[string, string, Locale, RegExp]>([
  ['of the page, Spanish', '/es/x', 'es', /\/es\/passwordReset/],
  ['of the page, Arabic', '/ar/x', 'ar', /\/ar\/passwordReset/],
  ['English, on a page that names none', '/x', 'en', /chariteers\.test\/passwordReset/],
])(
  'a request keeps the language, and its answer has it: %s [LNG-04: charities that ask to join]',
  async (_, path, locale, link) => {
    await reads('staff', 'es');
    expect(await asPage(path, REQUEST)).toBe('{"askForCharityAccount":true}');
    const { data } = await world.gql(
      '{ charityRequestPage { items { charityName locale } } }',
      {},
      { as: 'staff' },
    );
    expect(data).toEqual({ charityRequestPage: { items: [{ charityName: 'Casa', locale }] } });
    const input = '{ providerId: "3", username: "Hilltop", emailAddress: "eva@correo.example" }';
    const make = `mutation { createProviderAccount(input: ${input}) { playerId } }`;
    expect((await world.gql(make, {}, { as: 'staff' })).code).toBeUndefined();
    expect((await lastTo('eva@correo.example'))?.body).toMatch(link);
    const isMade = eq(account.username, 'Hilltop');
    const [made] = await world.store.read.select({ locale: account.locale }).from(account).where(isMade);
    expect(made).toEqual({ locale });
  },
);
