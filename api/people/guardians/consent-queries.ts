import { eq, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import type { ConsentStanding } from '#domain/guardians/consent-standing.ts';
import { consentStandingAt } from '#domain/guardians/consent-standing.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** ownerId: the young person, for @access. */
export type OwnGuardianRow = {
  ownerId: string;
  guardianName: string;
  guardianEmail: string;
  linkSentAt: number | null;
  tickUntil: number | null;
  standing: ConsentStanding;
  isEmailRefused: boolean;
};

type KeptConsent = typeof guardianConsent.$inferSelect;

/** A consent with the guardian's contact opened; empty where it cannot be. */
export type ConsentRow = Omit<KeptConsent, 'guardianName' | 'guardianEmail' | 'signedName'> & {
  guardianName: string;
  guardianEmail: string;
};

/** A consent with the language of what the guardian gets. */
export type ToldConsentRow = ConsentRow & { guardianLocale: Locale };

/** What is kept of a young person's guardian; null when none was named. */
export async function readConsent(db: Db, chariteerId: string): Promise<ToldConsentRow | null> {
  const row = await db
    .select({ consent: guardianConsent, childsLocale: account.locale })
    .from(guardianConsent)
    .leftJoin(account, eq(account.id, guardianConsent.chariteerId))
    .where(eq(guardianConsent.chariteerId, chariteerId))
    .get();
  if (!row) return null;
  const { consent, childsLocale } = row;
  return { ...opened(db, consent), guardianLocale: localeOf(consent.locale, childsLocale) };
}

/** Whether the email with the newest link was given up, in most cases because its server refused the address. */
const isLinkUndelivered = sql`EXISTS (SELECT 1 FROM ${outboxMessage}
  WHERE ${outboxMessage.ownerId} = ${guardianConsent.chariteerId} AND ${outboxMessage.kind} = 'guardian-asked'
    AND ${outboxMessage.status} = 'failed' AND ${outboxMessage.createdAt} >= ${guardianConsent.linkSentAt})`.mapWith(
  Boolean,
);

/** The guardian as the young person sees it; null for adults, and while none was named. */
export async function readOwnGuardian(context: Context, accountId: string): Promise<OwnGuardianRow | null> {
  const { store, now } = context;
  const select = store.read
    .select({
      dateOfBirth: chariteer.dateOfBirth,
      consent: guardianConsent,
      isEmailRefused: isLinkUndelivered,
    })
    .from(chariteer)
    .innerJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(eq(chariteer.id, accountId));
  const [row] = await context.loaders(createTogether)(select);
  if (!row || !isYoungOn(row.dateOfBirth, now)) return null;
  const { guardianName, guardianEmail, linkSentAt, tickUntil } = opened(store.read, row.consent);
  const standing = consentStandingAt(row.consent, now);
  const { isEmailRefused } = row;
  return { ownerId: accountId, guardianName, guardianEmail, linkSentAt, tickUntil, standing, isEmailRefused };
}

function opened({ cells }: Db, { signedName: _, ...row }: KeptConsent): ConsentRow {
  const { chariteerId } = row;
  const guardianEmail = openGuardianEmail(cells, chariteerId, row.guardianEmail);
  const guardianName = cells.open('guardian_consent.guardianName', chariteerId, row.guardianName) ?? '';
  return { ...row, guardianName, guardianEmail, mailboxKey: mailboxKey(guardianEmail) };
}
