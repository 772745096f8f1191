import { eq } from 'drizzle-orm';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Store } from '#db/store.ts';
import { GUARDIAN, mails, registered, TEEN_BIRTH, tokenFor } from './registration.ts';
import type { World } from './world.ts';

export const DECIDE = `mutation ($token: String!, $isAgreed: Boolean!, $signedName: String, $allowsProfile: Boolean, $locale: String) {
  decideGuardianConsent(token: $token, isAgreed: $isAgreed, signedName: $signedName, allowsProfile: $allowsProfile, locale: $locale)
}`;
export const ASK = 'mutation ($input: GuardianInput!) { giveGuardianConsent(input: $input) }';
export const SIGNED = 'Philippa Zuckerstein';

/** Someone of sixteen whose guardian was sent the link. */
export function registeredTeen(world: World, changes: Record<string, unknown> = {}) {
  return registered(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN, ...changes });
}

/** The texts of the emails to an address, in their order. */
export async function mailsTo(world: World, address: string): Promise<{ subject: string; body: string }[]> {
  return (await mails(world)).filter(({ recipient }) => recipient === address);
}

/** The token of the last link to a page that was mailed to the guardian. */
export async function guardianToken(world: World, page: 'guardian' | 'guardian/consent'): Promise<string> {
  const texts = await mailsTo(world, GUARDIAN.guardianEmail);
  const last = texts.findLast(({ body }) => body.includes(`/${page}?token=`));
  return tokenFor(page, last?.body);
}

/** The guardian agrees by the link. */
export async function agree(world: World, more: Record<string, unknown> = {}) {
  const token = await guardianToken(world, 'guardian/consent');
  return world.gql(DECIDE, { token, isAgreed: true, signedName: SIGNED, ...more });
}

/** What is kept of someone's guardian. */
export async function consentOf(world: World, chariteerId: string) {
  const [row] = await world.store.read
    .select()
    .from(guardianConsent)
    .where(eq(guardianConsent.chariteerId, chariteerId));
  return row;
}

/** The guardian's page, opened in a browser by its code. */
export async function openGuardianPage(world: World): Promise<{ token: string; browserKey: string }> {
  const token = await guardianToken(world, 'guardian');
  await world.gql('mutation ($token: String!) { sendGuardianCode(token: $token) }', { token });
  const code = await sentCode(world);
  const { data } = await world.gql<{ enterGuardianCode: { browserKey: string } }>(
    'mutation ($token: String!, $code: String!) { enterGuardianCode(token: $token, code: $code) { browserKey } }',
    { token, code },
  );
  return { token, browserKey: data?.enterGuardianCode.browserKey ?? '' };
}

/** Six digits that are no part of a token or a name, in whatever language stands round them. */
const CODE = /(?<![\w-])\d{6}(?![\w-])/;

/** The last code that was mailed. */
export async function sentCode(world: World): Promise<string> {
  const texts = await mailsTo(world, GUARDIAN.guardianEmail);
  const last = texts.findLast(({ body }) => CODE.test(body));
  return CODE.exec(last?.body ?? '')?.[0] ?? '';
}

/** Makes the consent what a tick of an older version left. */
export async function tickOnly(
  store: Store,
  chariteerId: string,
  tickUntil: number,
  email: string,
): Promise<void> {
  await store.write(async (tx) => {
    const [person] = await tx.select().from(chariteer).where(eq(chariteer.id, chariteerId));
    if (!person) throw new Error(`No record of ${chariteerId}`);
    const guardian = sealGuardian(tx.cells, chariteerId, {
      guardianName: GUARDIAN.guardianName,
      guardianEmail: email,
    });
    const tick = { state: 'asked' as const, linkSentAt: null, tickUntil };
    await tx
      .update(guardianConsent)
      // Such a row has the address in lower case for its key, in clear.
      .set({ ...tick, ...guardian, mailboxKey: email.toLowerCase() })
      .where(eq(guardianConsent.chariteerId, chariteerId));
  });
}
