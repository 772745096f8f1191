import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { openGuardianLink } from './guardian-links.ts';

/**
 * Keeps the language of what a guardian gets, by whichever link was sent to the own address: it tells nothing of the
 * young person, so no code is asked. Errors: BAD_USER_INPUT, INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED.
 */
export async function setGuardianLanguage(
  { store, now }: Context,
  { token, locale: name }: { token: string; locale: string },
): Promise<Locale> {
  const chosen = knownLanguage(name);
  return store.write(async (tx) => {
    const { chariteerId, guardianAccountId } = await openGuardianLink(tx, now, token, [
      'decision',
      'standing',
    ]);
    // A child's guardian has the language of the own account.
    if (guardianAccountId === null) await keepGuardianLanguage(tx, chariteerId, chosen);
    return chosen;
  });
}

/** Makes a language that of what a guardian gets. */
export async function keepGuardianLanguage(tx: Db, chariteerId: string, chosen: Locale): Promise<void> {
  await tx
    .update(guardianConsent)
    .set({ locale: chosen })
    .where(eq(guardianConsent.chariteerId, chariteerId));
}

/** Takes the language of the page that a guardian used for the guardian's own, where none was chosen yet. */
export async function takeGuardianLanguage(tx: Db, chariteerId: string, offered: Locale): Promise<void> {
  await tx
    .update(guardianConsent)
    .set({ locale: offered })
    .where(and(eq(guardianConsent.chariteerId, chariteerId), isNull(guardianConsent.locale)));
}
