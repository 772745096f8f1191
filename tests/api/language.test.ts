import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { castEmail } from '../support/cast.ts';
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

it('LNG-04 the account keeps the language that was chosen, and says it (what it is sent comes later)', async () => {
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

it('LNG-04 a language that the product does not have is refused, and so is a visitor’s', async () => {
  const codes = async (locale: string, as: 'volunteer' | null) =>
    (await choose(locale, as)).errors?.map(({ extensions }) => extensions?.code);
  expect(await codes('tlh', 'volunteer')).toEqual(['BAD_USER_INPUT']);
  expect(await codes('es', null)).toEqual(['NOT_LOGGED_IN']);
  expect(await kept()).toBe('ar');
});
