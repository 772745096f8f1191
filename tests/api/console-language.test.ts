import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { accountErrorWordsTexts } from '#domain/texts/generated/account-error-words.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { castEmail } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const HELP = 'help@demo.example';
let world: World;
let session: string;
const consoleDirectory = mkdtempSync(join(tmpdir(), 'console-'));
beforeAll(async () => {
  for (const [name, lang] of [
    ['index.html', 'en'],
    ['index.es.html', 'es'],
  ] as const)
    writeFileSync(join(consoleDirectory, name), `<html lang="${lang}">`);
  world = await openWorld({ consoleDirectory, env: { SUPPORT_EMAIL: HELP } });
  session = `session=${await world.tokenOf('managers')}`;
});
afterAll(async () => {
  await world.close();
  rmSync(consoleDirectory, { recursive: true });
});

const speak = (locale: Locale | null) =>
  world.store.write((tx) =>
    tx
      .update(account)
      .set({ locale })
      .where(eq(account.emailKey, castEmail('managers'))),
  );
const ask = (path: string, headers: Record<string, string>) => world.request(path, { headers });

it.each<[account: Locale | null, cookie: string, acceptLanguage: string, got: string]>([
  ['es', '', 'en', 'es'],
  ['en', '; language=es', 'es', 'en'],
  ['ar', '; language=es', 'es', 'en'],
  [null, '; language=es', 'en', 'es'],
  [null, '', 'es-MX,en;q=0.5', 'es'],
  [null, '; language=ar', 'es', 'en'],
  [null, '', '', 'en'],
])(
  'an account in %s with %s, a browser in %s: the console is in %s [LNG-07: whose language]',
  async (locale, cookie, acceptLanguage, got) => {
    await speak(locale);
    const answer = await ask('/console/quests', {
      cookie: session + cookie,
      'accept-language': acceptLanguage,
    });
    expect(await answer.text()).toBe(`<html lang="${got}">`);
    expect(answer.headers.get('content-language')).toBe(got);
  },
);

it('who has no session is led there in the language of the browser, Arabic too [LNG-07: the log-in page]', async () => {
  const ledTo = async (headers: Record<string, string>) =>
    (await ask('/console/data', headers)).headers.get('location');
  expect(await ledTo({ 'accept-language': 'es' })).toBe('/es/login?returnTo=%2Fconsole%2Fdata');
  expect(await ledTo({ cookie: 'language=ar' })).toBe('/ar/login?returnTo=%2Fconsole%2Fdata');
  expect(await ledTo({ cookie: 'language=en', 'accept-language': 'es' })).toBe(
    '/login?returnTo=%2Fconsole%2Fdata',
  );
});

it('a console in Spanish is told in Spanish what the API refuses in English [LNG-07, LNG-10: refusals of a verb]', async () => {
  const ask = async (language?: string) => {
    const headers: Record<string, string> = language ? { 'x-page-language': language } : {};
    const set = 'mutation { setVeilOfTime(day: "2000-01-01") }';
    const { errors } = await world.gql(set, {}, { as: 'staff', headers });
    return errors?.[0];
  };
  const message = 'The Veil of Time can’t be in the past.';
  for (const language of [undefined, 'en', 'ar', 'xx']) {
    const told = await ask(language);
    expect(told?.message).toBe(message);
    expect(told?.extensions).not.toHaveProperty('said');
  }
  const told = await ask('es');
  expect(told?.message).toBe(message);
  expect(told?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    said: 'El Velo del Tiempo no puede quedar en el pasado.',
  });
});

it('sends a console the words of a code, with the address for help; others get none [ERR-17, LNG-07]', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { errors } = await world.gql(
      'mutation { banAccount(accountId: "nobody", reason: "Lost") { id } }',
      {},
      { as: 'staff', headers },
    );
    return errors?.[0]?.extensions;
  };
  expect(await ask({})).not.toHaveProperty('words');
  expect(await ask({ 'x-page-language': 'xx' })).not.toHaveProperty('words');
  for (const locale of ['en', 'es'] as const)
    expect(await ask({ 'x-page-language': locale })).toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      words: accountErrorWordsTexts(locale).ACCOUNT_NOT_FOUND({ support: 'known', email: HELP }),
    });
});
