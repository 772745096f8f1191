import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { castEmail, DEMO_PASSWORD } from '../support/cast.ts';
import { FORM, register } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kept = async () =>
  (
    await world.store.read
      .select({ locale: account.locale })
      .from(account)
      .where(eq(account.emailKey, castEmail('volunteer')))
  )[0]?.locale;
const choose = (locale: string, as: 'volunteer' | null) =>
  world.gql<{ setLanguage: string }>(
    'mutation ($l: String!) { setLanguage(locale: $l) }',
    { l: locale },
    { as },
  );

it('the account keeps the language that was chosen, and says it (what it is sent comes later) [LNG-04]', async () => {
  expect(await kept()).toBeNull();
  expect((await choose('ar', 'volunteer')).data?.setLanguage).toBe('ar');
  expect(await kept()).toBe('ar');
  const { data } = await world.gql<{ getAccountInfo: { locale: string } }>(
    '{ getAccountInfo { locale } }',
    {},
    { as: 'volunteer' },
  );
  expect(data?.getAccountInfo.locale).toBe('ar');
});

it('a language that the product does not have is refused, and so is a visitor’s [LNG-04]', async () => {
  const codes = async (locale: string, as: 'volunteer' | null) =>
    (await choose(locale, as)).errors?.map(({ extensions }) => extensions?.code);
  expect(await codes('tlh', 'volunteer')).toEqual(['BAD_USER_INPUT']);
  expect(await codes('es', null)).toEqual(['NOT_LOGGED_IN']);
  expect(await kept()).toBe('ar');
});

const localeOf = async (email: string) => {
  const [row] = await world.store.read
    .select({ locale: account.locale })
    .from(account)
    .where(eq(account.email, email));
  return row?.locale;
};

it('a new account keeps the language in which it was made [LNG-04: from the first day on]', async () => {
  const inSpanish = { emailAddress: 'rojas@new.example', username: 'Ines41', locale: 'es' };
  expect((await register(world, inSpanish)).errors).toBeUndefined();
  expect(await localeOf('rojas@new.example')).toBe('es');
  expect((await register(world)).errors).toBeUndefined();
  expect(await localeOf(FORM.emailAddress)).toBeNull();
  const unknown = await register(world, {
    emailAddress: 'worf@new.example',
    username: 'Kahless',
    locale: 'tlh',
  });
  expect(unknown.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(await localeOf('worf@new.example')).toBeUndefined();
});

it('a log-in tells the language that the account keeps [LNG-04: after the log-in]', async () => {
  const tell = async (name: string) =>
    (
      await world.gql<{ loginWithEmail: { locale: string | null } }>(
        'mutation ($e: String!, $p: String!) { loginWithEmail(email: $e, password: $p, titleId: "chariteers") { locale } }',
        { e: castEmail(name), p: DEMO_PASSWORD },
      )
    ).data?.loginWithEmail.locale;
  expect(await tell('gold')).toBeNull();
  await world.gql('mutation { setLanguage(locale: "es") }', {}, { as: 'gold' });
  expect(await tell('gold')).toBe('es');
});
