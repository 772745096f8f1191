import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import { type ChildsGuardian, readGuardians } from '#api/people/children/guardian-queries.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db, Store } from '#db/store.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import { isYoungOn, latestBirthDay } from '#domain/ages/age-band.ts';
import { ADULT_AGE } from '#domain/ages/age-policy.ts';
import { guardiansLeft } from '#domain/guardians/several-guardians.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { resetConsent, takeOffEverything } from './end-consent.ts';
import { spendAllGuardianLinks } from './guardian-links.ts';
import { guardianMissingMail } from './guardian-missing-mail.ts';
import { handOver, letGoOfChild } from './let-go-of-child.ts';

const birth = sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`;

type Ward = { childId: string; guardianAccountId: string; isMinors: boolean };

/**
 * Ends what an account under 18 or blocked by staff holds over registered children. A child with another adult guardian
 * stays with that one, and keeps its spots. Another child waits for one: no one acts for it, its spots go, and staff are
 * told. Nothing happens for other adults.
 */
export async function endRefusedGuardianship(tx: Db, context: MailContext, accountId: string): Promise<void> {
  for (const ward of await readWards(tx, context.now, accountId)) await endOne(tx, context, ward);
}

/** Ends guardianships of accounts that are under 18 or blocked by another way, like accounts that were taken back. */
export async function sweepRefusedGuardianships(store: Store, context: MailContext): Promise<void> {
  for (const ward of await readWards(store.read, context.now))
    await store.write((tx) => endOne(tx, context, ward));
}

/** Returns the children under accounts that can't be guardians, of all such accounts or of one. */
async function readWards(db: Db, now: number, accountId?: string): Promise<Ward[]> {
  const { chariteerId: childId, guardianAccountId } = childRecord;
  const isMinors = sql<boolean>`coalesce(${birth} > ${latestBirthDay(ADULT_AGE, now)}, 0)`.mapWith(Boolean);
  const isRefused = or(isMinors, eq(account.isBanned, true));
  return db
    .select({ childId, guardianAccountId, isMinors })
    .from(childRecord)
    .innerJoin(account, eq(account.id, guardianAccountId))
    .leftJoin(chariteer, eq(chariteer.id, guardianAccountId))
    .where(accountId === undefined ? isRefused : and(eq(guardianAccountId, accountId), isRefused));
}

async function endOne(tx: Db, context: MailContext, ward: Ward): Promise<void> {
  const { childId, guardianAccountId, isMinors } = ward;
  const left = guardiansLeft(await readGuardians(tx, childId), guardianAccountId).filter(
    ({ account: { isBanned, dateOfBirth } }) => !isBanned && !isYoungOn(dateOfBirth, context.now),
  );
  const [next] = left;
  if (!next) return endConsentOfChild(tx, context, childId);
  if (!isMinors) return leaveToOthers(tx, context, ward, left);
  const farewells = (await letGoOfChild(tx, context, guardianAccountId, childId)) ?? [];
  for (const mail of farewells) await queueMail(tx, context, mail);
  await noteEnd(tx, context, childId);
}

/** A block can be lifted, so the record stays under the blocked account; another guardian stands for the child. */
async function leaveToOthers(
  tx: Db,
  context: MailContext,
  { childId, guardianAccountId }: Ward,
  left: readonly ChildsGuardian[],
): Promise<void> {
  for (const kind of ['standing', 'decision'] as const)
    await spendAllGuardianLinks(tx, context.now, childId, kind, guardianAccountId);
  await report(tx, context, 'GuardianshipChanged', { guardianAccountId });
  await handOver(tx, childId, left);
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
  await resetConsent(tx, context, childId);
  for (const { accountId } of await readGuardians(tx, childId)) {
    await spendAllGuardianLinks(tx, context.now, childId, 'standing', accountId);
    await report(tx, context, 'GuardianshipChanged', { guardianAccountId: accountId });
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
