import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import {
  ASK,
  agree,
  consentOf,
  guardianToken,
  openGuardianPage,
  registeredTeen,
} from '../support/guardian.ts';
import { GUARDIAN } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const choose = (token: string, locale: string) =>
  world.gql<{ setGuardianLanguage: string }>(
    'mutation ($t: String!, $l: String!) { setGuardianLanguage(token: $t, locale: $l) }',
    { t: token, l: locale },
  );
const sendLink = (locale: string | null) =>
  world.gql('mutation ($e: String!, $l: String) { sendGuardianLink(email: $e, locale: $l) }', {
    e: GUARDIAN.guardianEmail,
    l: locale,
  });
const seen = async () => {
  const { data } = await world.gql<{
    guardianView: { locale: string | null; shown: { consentLocale: string } | null };
  }>(
    'query ($token: String!, $browserKey: String) { guardianView(token: $token, browserKey: $browserKey) { locale shown { consentLocale } } }',
    await openGuardianPage(world),
  );
  return data?.guardianView;
};

it('a consent keeps the language it was read in, for the guardian and in the audit log [LNG-11: consents]', async () => {
  const { playerId: accountId } = await registeredTeen(world);
  expect((await consentOf(world, accountId))?.textLocale).toBeNull();
  await agree(world, { locale: 'ar' });
  expect(await consentOf(world, accountId)).toMatchObject({ state: 'given', textLocale: 'ar', locale: 'ar' });
  const [entry] = await world.store.read
    .select({ detail: auditEntry.detail })
    .from(auditEntry)
    .where(eq(auditEntry.action, 'guardian-consent-given'));
  expect(entry?.detail).toMatchObject({ textLocale: 'ar' });
  // Reading emails in another one afterwards changes nothing of what was signed.
  await choose(await guardianToken(world, 'guardian'), 'es');
  expect(await consentOf(world, accountId)).toMatchObject({ textLocale: 'ar', locale: 'es' });
  expect(await seen()).toEqual({ locale: 'es', shown: { consentLocale: 'ar' } });
});

it('a client that names no language has shown the English text [LNG-11: consents]', async () => {
  const { playerId: accountId } = await registeredTeen(world);
  await agree(world);
  expect(await consentOf(world, accountId)).toMatchObject({ textLocale: 'en', locale: null });
  expect(await seen()).toMatchObject({ shown: { consentLocale: 'en' } });
});

it('a guardian chooses a language by the link alone, one that the product has [LNG-04: guardians]', async () => {
  const { playerId: accountId } = await registeredTeen(world);
  const token = await guardianToken(world, 'guardian/consent');
  const codes = async (ofToken: string, locale: string) =>
    (await choose(ofToken, locale)).errors?.map(({ extensions }) => extensions?.code);
  expect(await codes(token, 'tlh')).toEqual(['BAD_USER_INPUT']);
  expect(await codes('x', 'es')).toEqual(['INVALID_TOKEN']);
  expect((await agree(world, { locale: 'tlh' })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(await consentOf(world, accountId)).toMatchObject({ state: 'asked', locale: null });
  expect((await choose(token, 'es')).data?.setGuardianLanguage).toBe('es');
  expect((await consentOf(world, accountId))?.locale).toBe('es');
});

it('the page on which a guardian asks for a mail counts until a language was chosen [LNG-04: guardians]', async () => {
  const { playerId: accountId } = await registeredTeen(world);
  await sendLink(null);
  expect((await consentOf(world, accountId))?.locale).toBeNull();
  await sendLink('ar');
  await sendLink('es');
  expect((await consentOf(world, accountId))?.locale).toBe('ar');
  expect((await sendLink('tlh')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

it('the language stays with the guardian, and goes with who is named instead [LNG-04: guardians]', async () => {
  const { playerId: accountId, headers } = await registeredTeen(world);
  await choose(await guardianToken(world, 'guardian/consent'), 'es');
  const name = (guardianEmail: string) =>
    world.gql(ASK, { input: { ...GUARDIAN, guardianEmail, hasConsented: true } }, { headers });
  expect((await name(GUARDIAN.guardianEmail)).errors).toBeUndefined();
  expect((await consentOf(world, accountId))?.locale).toBe('es');
  expect((await name('somebody.else@demo.example')).errors).toBeUndefined();
  expect((await consentOf(world, accountId))?.locale).toBeNull();
});
