import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { isHeldBack } from '#api/access/outbox/count-caused-mail.ts';
import { guardianRequestMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { GUARDIAN_CONSENT_VERSION, type GuardianForm } from '#domain/guardians/guardian-consent.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readAskedFor } from './asked-for.ts';
import { issueGuardianLink, spendAllGuardianLinks } from './guardian-links.ts';

type Asked = Pick<GuardianForm, 'guardianName' | 'guardianEmail'>;

/**
 * Keeps whom a young person names as guardian and sends the link by which that person decides; links sent before
 * open nothing any more. What a tick still allows goes on. False when the link is not sent, because the address has
 * had many emails today that others caused.
 */
export async function askGuardian(
  tx: Db,
  context: MailContext,
  /** `questId`: what they join for, where no spot is held for them yet. */
  person: { id: string; questId?: string | null },
  { guardianName, guardianEmail }: Asked,
): Promise<boolean> {
  const { now, config } = context;
  const { id: chariteerId } = person;
  const address = typedAddress(guardianEmail);
  const asked = {
    ...sealGuardian(tx.cells, chariteerId, { guardianName: guardianName.trim(), guardianEmail: address }),
    state: 'asked' as const,
    linkSentAt: null,
    endedAt: null,
    allowsProfile: false,
    textVersion: GUARDIAN_CONSENT_VERSION,
    textLocale: null,
  };
  await tx
    .insert(guardianConsent)
    .values({ id: newId(now), chariteerId, ...asked })
    .onConflictDoUpdate({
      target: guardianConsent.chariteerId,
      // Someone else has not chosen the language of who was named before.
      set: { ...asked, locale: sql`CASE WHEN "mailboxKey" = excluded."mailboxKey" THEN "locale" END` },
    });
  const isSent = await sendDecisionLink(tx, context, {
    chariteerId,
    questId: person.questId ?? null,
    address,
    causedById: chariteerId,
  });
  await recordAudit(tx, now, {
    action: 'guardian-asked',
    actorId: chariteerId,
    subjectId: chariteerId,
    detail: { textVersion: GUARDIAN_CONSENT_VERSION, site: config.publicOrigin },
  });
  return isSent;
}

/** Sends a new link for the decision in the place of those sent before; false, with those as good as before, when it is held back. Someone under 18 gets it too and decides nothing by it: its absence would tell whose address it is. */
export async function sendDecisionLink(
  tx: Db,
  context: MailContext,
  to: {
    chariteerId: string;
    /** The quest that waits for the answer; left out: the first on which a spot is held. */
    questId?: string | null;
    address: string;
    causedById?: string;
    /** Which of a child's guardians; left out: whoever the consent names. */
    guardianAccountId?: string | null;
    /** The language of the page on which the guardian asks. */
    pageLocale?: Locale | null;
  },
): Promise<boolean> {
  const { now, config } = context;
  const { chariteerId, address, causedById, guardianAccountId = null } = to;
  const facts = {
    kind: 'guardian-asked' as const,
    recipient: address,
    ...(causedById === undefined ? {} : { causedById }),
  };
  if (await isHeldBack(tx, context, facts)) return false;
  await spendAllGuardianLinks(tx, now, chariteerId, 'decision', guardianAccountId);
  const token = await issueGuardianLink(tx, now, chariteerId, 'decision', guardianAccountId);
  const { own, childs } = await noteSent(tx, now, chariteerId);
  const asked = await readAskedFor(tx, now, chariteerId, to.questId ?? null);
  const mail = mailIn(localeOf(own, to.pageLocale, childs), (locale) =>
    guardianRequestMail(locale, config, { ...asked, token }),
  );
  // A child without an account has no emails: they are the guardian's.
  await queueMail(tx, context, { ...facts, ...mail, ownerId: guardianAccountId ?? chariteerId });
  return true;
}

/** Keeps when the link was sent. Returns the languages that guardian and young person chose. */
async function noteSent(tx: Db, now: number, chariteerId: string) {
  const childsLocale = tx.select({ locale: account.locale }).from(account).where(eq(account.id, chariteerId));
  const [sent] = await tx
    .update(guardianConsent)
    .set({ linkSentAt: now })
    .where(eq(guardianConsent.chariteerId, chariteerId))
    .returning({ own: guardianConsent.locale, childs: sql<string | null>`(${childsLocale})` });
  return { own: sent?.own, childs: sent?.childs };
}
