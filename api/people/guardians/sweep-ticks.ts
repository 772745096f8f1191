import { and, asc, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { tickEndedMail } from '#api/access/outbox/guardian-mails.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readOwnAddresses } from '#api/people/children/refused-mailboxes.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db, Store } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isSameMailbox, mailboxKey } from '#domain/identity/mailbox-key.ts';
import { sendDecisionLink } from './ask-guardian.ts';
import { takeOffEverything, tellYoungPerson } from './end-consent.ts';

const AT_ONCE = 50;

/**
 * Brings consents that were once given by a tick to an end: a link goes to each guardian whose address is not the
 * young person's own; when the time of grace is over, places and guilds of those whose guardian has not agreed go too.
 */
export async function sweepTicks(store: Store, context: MailContext): Promise<void> {
  let after = '';
  for (;;) {
    const last = await store.write((tx) => sweepSome(tx, context, after));
    if (last === null) return;
    after = last;
  }
}

/** Fifty at once, since other writes wait; answers where to go on, null at the end. */
async function sweepSome(tx: Db, context: MailContext, after: string): Promise<string | null> {
  const ticks = await readTicks(tx, after);
  for (const tick of ticks) {
    if (tick.tickUntil <= context.now) await endTick(tx, context, tick);
    else if (tick.linkSentAt === null) await askByLink(tx, context, tick);
  }
  return ticks.at(-1)?.chariteerId ?? null;
}

type Tick = Awaited<ReturnType<typeof readTicks>>[number];

async function askByLink(tx: Db, context: MailContext, tick: Tick): Promise<void> {
  const { chariteerId, address, dateOfBirth } = tick;
  const own = await readOwnAddresses(tx, chariteerId);
  const isOwn = own.some((one) => isSameMailbox(one, address));
  if (isOwn || !isYoungOn(dateOfBirth, context.now)) return;
  await tx
    .update(guardianConsent)
    .set({ mailboxKey: tx.cells.hash('guardian_consent.mailboxKey', mailboxKey(address)) })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  await sendDecisionLink(tx, context, { chariteerId, address });
  await recordAudit(tx, context.now, { ...about(chariteerId), action: 'guardian-link-sent' });
}

async function endTick(
  tx: Db,
  context: MailContext,
  { chariteerId, username, dateOfBirth }: Tick,
): Promise<void> {
  await tx
    .update(guardianConsent)
    .set({ tickUntil: null })
    .where(eq(guardianConsent.chariteerId, chariteerId));
  // Who has turned 18 since needs no guardian any more.
  if (!isYoungOn(dateOfBirth, context.now)) return;
  await takeOffEverything(tx, context, chariteerId);
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    tickEndedMail(locale, context.config, { username }),
  );
  await recordAudit(tx, context.now, { ...about(chariteerId), action: 'guardian-tick-ended' });
}

function about(chariteerId: string) {
  return { actorId: null, subjectId: chariteerId };
}

async function readTicks(tx: Db, after: string) {
  const rows = await tx
    .select({
      chariteerId: guardianConsent.chariteerId,
      address: guardianConsent.guardianEmail,
      linkSentAt: guardianConsent.linkSentAt,
      tickUntil: guardianConsent.tickUntil,
      username: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .where(
      and(
        eq(guardianConsent.state, 'asked'),
        // Null is no more than 0, and a range is found by the index.
        gt(guardianConsent.tickUntil, 0),
        isStillThere(),
        gt(guardianConsent.chariteerId, after),
      ),
    )
    .orderBy(asc(guardianConsent.chariteerId))
    .limit(AT_ONCE);
  return rows.map((row) => ({
    ...row,
    address: openGuardianEmail(tx.cells, row.chariteerId, row.address),
    username: row.username ?? '',
    tickUntil: row.tickUntil ?? 0,
  }));
}
