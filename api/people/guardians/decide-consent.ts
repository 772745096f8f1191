import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import { guardianDecisionMail, guardianWelcomeMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import type { MutationDecideGuardianConsentArgs } from '#api/graphql/generated/types.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { ConsentStanding } from '#domain/guardians/consent-standing.ts';
import { checkSignedName, GUARDIAN_CONSENT_VERSION } from '#domain/guardians/guardian-consent.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { endConsent, tellYoungPerson } from './end-consent.ts';
import { keepGuardianLanguage } from './guardian-language.ts';
import {
  issueGuardianLink,
  type OpenLink,
  openGuardianLink,
  spendAllGuardianLinks,
  spendGuardianLink,
} from './guardian-links.ts';
import { liftGuildBlocks } from './guild-blocks.ts';
import { sayForChild } from './name-guardian.ts';

/**
 * What the guardian decides by the link that was sent to the own address, once. Who agrees signs with a name, and gets
 * the link to a page of their own. The language in which it was read stays with the consent, and is the guardian's own
 * from then on.
 * Errors: INVALID_TOKEN, ACCOUNT_REMOVED, LINK_USED, LINK_EXPIRED, GUARDIAN_ADDRESS_REFUSED, BAD_USER_INPUT for the name and
 * the language.
 */
export async function decideGuardianConsent(
  context: Context,
  { token, isAgreed, signedName, allowsProfile, locale }: MutationDecideGuardianConsentArgs,
): Promise<ConsentStanding> {
  const { store, now } = context;
  const name = signedName?.trim() ?? '';
  const textLocale = knownLanguage(locale ?? FIRST_LOCALE);
  return store.write(async (tx) => {
    const link = await openGuardianLink(tx, now, token, ['decision']);
    const message = isAgreed ? checkSignedName(refsOf(fieldProblemsTexts), name) : null;
    if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
    if (!(await spendGuardianLink(tx, now, link.linkId))) throw new DomainError('LINK_USED');
    const { chariteerId } = link;
    const reader = locale == null ? link : { ...link, guardianLocale: textLocale };
    // A client that names no language has shown the English text, and says nothing of the guardian's own.
    if (locale != null && link.guardianAccountId === null)
      await keepGuardianLanguage(tx, chariteerId, textLocale);
    const signed = { signedName: name, allowsProfile: allowsProfile ?? false, textLocale };
    if (isAgreed) await give(tx, context, reader, signed);
    else await endConsent(tx, context, reader, 'refused');
    return isAgreed ? 'GIVEN' : 'REFUSED';
  });
}

type Signed = { signedName: string; allowsProfile: boolean; textLocale: Locale };

async function give(tx: Db, context: MailContext, link: OpenLink, signed: Signed): Promise<void> {
  const { now, config } = context;
  const { chariteerId, username, guardianAccountId } = link;
  if (!(await sayForChild(tx, chariteerId, guardianAccountId))) throw new DomainError('LINK_USED');
  const given = { state: 'given' as const, consentedAt: now, endedAt: null, tickUntil: null };
  await tx
    .update(guardianConsent)
    .set({
      ...given,
      signedName: tx.cells.seal('guardian_consent.signedName', chariteerId, signed.signedName),
      allowsProfile: signed.allowsProfile,
      textVersion: GUARDIAN_CONSENT_VERSION,
      textLocale: signed.textLocale,
    })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  await liftGuildBlocks(tx, chariteerId, link.guardianEmail);
  await report(tx, context, 'ProfileDecided', { chariteerId, hasAgreed: signed.allowsProfile });
  await spendAllGuardianLinks(tx, now, chariteerId, 'standing', guardianAccountId);
  const token = await issueGuardianLink(tx, now, chariteerId, 'standing', guardianAccountId);
  const welcome = mailIn(link.guardianLocale, (locale) =>
    guardianWelcomeMail(locale, config, { childName: nameToGuardian(link), token }),
  );
  const to = { recipient: link.guardianEmail, ownerId: guardianAccountId ?? chariteerId };
  await queueMail(tx, context, { kind: 'guardian-link', ...welcome, ...to });
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    guardianDecisionMail(locale, config, { username, state: 'given' }),
  );
  await report(tx, context, 'ConsentGiven', { chariteerId });
  await recordAudit(tx, now, {
    action: 'guardian-consent-given',
    actorId: null,
    subjectId: chariteerId,
    detail: {
      textVersion: GUARDIAN_CONSENT_VERSION,
      textLocale: signed.textLocale,
      allowsProfile: signed.allowsProfile,
    },
  });
}
