import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { guardianLinkMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { sendDecisionLink } from './ask-guardian.ts';
import { readAskedFor } from './asked-for.ts';
import { takeGuardianLanguage } from './guardian-language.ts';
import { issueGuardianLink } from './guardian-links.ts';
import { readYoungOf, type YoungOfGuardian } from './young-of-guardian.ts';

/**
 * Emails a guardian new links to the own address: to the own page where the consent was given, else to the decision.
 * A guardian who has chosen no language gets them in that of the page on which they were asked for.
 * Answers alike whether someone has named the address or not. Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function sendGuardianLink(
  context: Context,
  { email, locale: name }: { email: string; locale?: string | null },
): Promise<true> {
  const { store, now, request, slowDown } = context;
  const message = checkEmailAddress(refsOf(fieldProblemsTexts), email);
  if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
  const locale = name == null ? null : knownLanguage(name);
  const key = mailboxKey(email);
  const byMailbox = { limit: 'guardianLinkByMailbox', subject: key } as const;
  const counted = [byMailbox, byAddress('recoveryByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  await store.write(async (tx) => {
    for (const child of await readYoungOf(tx, email, now)) {
      if (locale && child.guardianAccountId === null)
        await takeGuardianLanguage(tx, child.chariteerId, locale);
      const told = { ...child, ownLocale: child.ownLocale ?? locale };
      await sendLink(tx, context, told, { pageLocale: request.pageLocale });
    }
  });
  return true;
}

/** Emails the guardian who has agreed a link to the own page, where something is to be signed for a quest. */
export async function sendStandingLink(
  tx: Db,
  context: MailContext,
  { chariteerId, questId }: { chariteerId: string; questId: string },
): Promise<void> {
  const consent = await tx
    .select({ guardianEmail: guardianConsent.guardianEmail })
    .from(guardianConsent)
    .where(eq(guardianConsent.chariteerId, chariteerId))
    .get();
  if (!consent) return;
  const email = openGuardianEmail(tx.cells, chariteerId, consent.guardianEmail);
  const named = await readYoungOf(tx, email, context.now);
  const child = named.find((one) => one.chariteerId === chariteerId);
  if (child) await sendLink(tx, context, child, { pageLocale: null, questId });
}

async function sendLink(
  tx: Db,
  context: MailContext,
  { chariteerId, guardianAccountId, address, state, name, ...row }: YoungOfGuardian,
  { pageLocale, questId = null }: { pageLocale: Locale | null; questId?: string | null },
): Promise<void> {
  const { now, config } = context;
  if (state === 'given') {
    const { childName, quest } = await readAskedFor(tx, now, chariteerId, questId);
    const toSign = questId === null ? null : quest;
    const lifetime = toSign ? 'signing' : 'standing';
    const token = await issueGuardianLink(tx, now, chariteerId, 'standing', guardianAccountId, lifetime);
    const to = { recipient: address, ownerId: guardianAccountId ?? chariteerId };
    await queueMail(tx, context, {
      kind: 'guardian-link',
      ...mailIn(localeOf(row.ownLocale, pageLocale, row.childsLocale), (locale) =>
        guardianLinkMail(locale, config, { childName, token, toSign }),
      ),
      ...to,
    });
  } else {
    await sendDecisionLink(tx, context, { chariteerId, address, guardianAccountId, pageLocale });
  }
  const subject = { subjectId: chariteerId };
  await recordAudit(tx, now, { ...subject, action: 'guardian-link-sent', actorId: null });
}
