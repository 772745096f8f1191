import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readStaffRows } from '#api/reads/accounts/staff-queries.ts';
import { readGuardians } from '#api/reads/children/guardian-queries.ts';
import { forgetDataCopy } from '#api/verbs/data-copies/sweep-data-copies.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db, Store } from '#db/store.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import { isYoungOn, latestBirthDay } from '#domain/ages/age-band.ts';
import { ADULT_AGE } from '#domain/ages/age-policy.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { resetConsent, takeOffEverything } from './end-consent.ts';
import { spendAllGuardianLinks } from './guardian-link-rows.ts';
import { guardianMissingMail } from './guardian-missing-mail.ts';
import { letGoOfChild } from './let-go-of-child.ts';

const birth = sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`;

type Ward = { childId: string; guardianAccountId: string };

/**
 * Ends what an account under 18 holds over registered children. A child with an adult guardian stays with that one, and
 * keeps its spots. Another child waits for one: no one acts for it, its spots go, and staff are told. Nothing happens
 * for adults.
 */
export async function endGuardianshipOfMinor(tx: Db, context: MailContext, accountId: string): Promise<void> {
  for (const ward of await readWardsOfMinors(tx, context.now, accountId)) await endOne(tx, context, ward);
}

/** Ends guardianships of accounts that turned out to be under 18 by another way, like accounts that were taken back. */
export async function sweepMinorsGuardianships(store: Store, context: MailContext): Promise<void> {
  for (const ward of await readWardsOfMinors(store.read, context.now))
    await store.write((tx) => endOne(tx, context, ward));
}

/** Returns the children under accounts of people under 18, of all such accounts or of one. */
async function readWardsOfMinors(db: Db, now: number, accountId?: string): Promise<Ward[]> {
  const { chariteerId: childId, guardianAccountId } = childRecord;
  const isMinor = sql`${birth} > ${latestBirthDay(ADULT_AGE, now)}`;
  return db
    .select({ childId, guardianAccountId })
    .from(childRecord)
    .innerJoin(account, eq(account.id, guardianAccountId))
    .leftJoin(chariteer, eq(chariteer.id, guardianAccountId))
    .where(accountId === undefined ? isMinor : and(eq(guardianAccountId, accountId), isMinor));
}

async function endOne(tx: Db, context: MailContext, { childId, guardianAccountId }: Ward): Promise<void> {
  const others = (await readGuardians(tx, childId)).filter((one) => one.accountId !== guardianAccountId);
  const hasAdult = others.some(({ account: { dateOfBirth } }) => !isYoungOn(dateOfBirth, context.now));
  const farewells = hasAdult ? await letGoOfChild(tx, context, guardianAccountId, childId) : null;
  if (farewells === null) return endConsentOfChild(tx, context, childId);
  for (const mail of farewells) await queueMail(tx, context, mail);
  await noteEnd(tx, context, childId);
}

/** Does nothing where the consent has ended already, so that staff are told once. */
async function endConsentOfChild(tx: Db, context: MailContext, childId: string): Promise<void> {
  const { chariteerId, state, signedName } = guardianConsent;
  const isOpen = or(eq(state, 'given'), and(eq(state, 'asked'), isNotNull(signedName)));
  const [open] = await tx
    .select({ username: chariteer.username })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, chariteerId))
    .where(and(eq(chariteerId, childId), isOpen));
  if (!open) return;
  await resetConsent(tx, context.now, childId);
  for (const { accountId } of await readGuardians(tx, childId)) {
    await spendAllGuardianLinks(tx, context.now, childId, 'standing', accountId);
    await forgetDataCopy(tx, accountId);
  }
  await noteEnd(tx, context, childId);
  await takeOffEverything(tx, context, childId);
  await tellStaff(tx, context, open.username ?? '');
}

async function noteEnd(tx: Db, { now }: MailContext, childId: string): Promise<void> {
  await recordAudit(tx, now, { action: 'guardian-not-adult', actorId: null, subjectId: childId });
}

async function tellStaff(tx: Db, context: MailContext, childsUsername: string): Promise<void> {
  for (const member of await readStaffRows(tx)) {
    if (!isStaffInForce(member, context.now) || !member.hasPassword) continue;
    const { id: ownerId, email: recipient, username } = member;
    const mail = mailIn(localeOf(member.locale), (locale) =>
      guardianMissingMail(locale, context.config, { username, childsUsername }),
    );
    await queueMail(tx, context, { kind: 'guardian-missing', ...mail, recipient, ownerId });
  }
}
