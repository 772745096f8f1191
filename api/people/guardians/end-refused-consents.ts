import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { guardianNotAdultMail } from '#api/access/outbox/guardian-mails.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readOwnAddresses, readRefusedMailboxes } from '#api/people/children/refused-mailboxes.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import type { Db, Store } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey, storedMailboxKeys } from '#domain/identity/mailbox-key.ts';
import { resetConsent, takeOffEverything, tellYoungPerson } from './end-consent.ts';
import { endRefusedGuardianship, sweepRefusedGuardianships } from './end-refused-guardianship.ts';
import { spendGuardianLink } from './guardian-links.ts';

const AT_ONCE = 200;

/** A guardian who has agreed, or for whom an older tick still holds. */
type Named = { chariteerId: string; username: string; dateOfBirth: string | null; mailbox: string };

/**
 * Ends what someone who can't be a guardian has agreed to as one, and their rights over registered children. For the
 * write in which an account confirms an address, changes its date of birth, or is blocked by staff; nothing happens for
 * other adults. Whoever was only asked finds out when deciding: an end would tell the person who named them whose
 * address it is.
 */
export async function endRefusedConsents(tx: Db, context: MailContext, accountId: string): Promise<void> {
  // First: a child that another guardian has too stays with that one, and the consent with it.
  await endRefusedGuardianship(tx, context, accountId);
  const keys = await readRefusedMailboxes(tx, await readOwnAddresses(tx, accountId), context.now);
  if (keys.length === 0) return;
  const stored = keys.flatMap(storedMailboxKeys);
  const hashes = stored.flatMap((key) => tx.cells.hashes('guardian_consent.mailboxKey', key));
  const named = await readNamed(tx, isInList(guardianConsent.mailboxKey, hashes));
  for (const one of named) await endOne(tx, context, one);
}

/**
 * Ends every consent whose guardian turned out to be under 18 or blocked: those from before that was refused, and whatever came
 * by another way, like accounts that were taken back.
 */
export async function sweepRefusedConsents(store: Store, context: MailContext): Promise<void> {
  await sweepRefusedGuardianships(store, context);
  let after = '';
  for (;;) {
    const named = await readNamed(store.read, gt(guardianConsent.chariteerId, after));
    const keys = await readRefusedMailboxes(
      store.read,
      named.map(({ mailbox }) => mailbox),
      context.now,
    );
    for (const one of named.filter(({ mailbox }) => keys.includes(mailbox)))
      await store.write((tx) => endOne(tx, context, one));
    const last = named.at(-1);
    if (!last || named.length < AT_ONCE) return;
    after = last.chariteerId;
  }
}

async function readNamed(db: Db, isAmong: ReturnType<typeof gt>): Promise<Named[]> {
  const { chariteerId, state, tickUntil } = guardianConsent;
  const rows = await db
    .select({
      chariteerId,
      username: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
      guardianEmail: guardianConsent.guardianEmail,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, chariteerId))
    .where(
      and(isAmong, or(eq(state, 'given'), and(eq(state, 'asked'), isNotNull(tickUntil))), isStillThere()),
    )
    .orderBy(chariteerId)
    .limit(AT_ONCE);
  return rows.map(({ guardianEmail, username, ...row }) => ({
    ...row,
    username: username ?? '',
    mailbox: mailboxKey(openGuardianEmail(db.cells, row.chariteerId, guardianEmail)),
  }));
}

/** The young person is back at the beginning: names someone else, and asks for a new link. */
async function endOne(tx: Db, context: MailContext, named: Named): Promise<void> {
  const { chariteerId, username, dateOfBirth, mailbox } = named;
  const { now, config } = context;
  const ofPerson = eq(guardianConsent.chariteerId, chariteerId);
  const [before] = await tx.select().from(guardianConsent).where(ofPerson);
  if (before?.state !== 'given' && before?.state !== 'asked') return;
  await resetConsent(tx, context, chariteerId);
  await endLinks(tx, now, { chariteerId, mailbox });
  await recordAudit(tx, now, { action: 'guardian-not-adult', actorId: null, subjectId: chariteerId });
  // Whoever has turned 18 since needs no guardian any more.
  if (!isYoungOn(dateOfBirth, now)) return;
  await takeOffEverything(tx, context, chariteerId);
  await tellYoungPerson(tx, context, chariteerId, (locale) =>
    guardianNotAdultMail(locale, config, { username }),
  );
}

/** Links of a child's other guardians stay. */
async function endLinks(
  tx: Db,
  now: number,
  { chariteerId, mailbox }: Pick<Named, 'chariteerId' | 'mailbox'>,
): Promise<void> {
  const { guardianAccountId } = guardianLink;
  const ofMailbox = tx
    .select({ id: account.id })
    .from(account)
    .where(isInList(account.mailboxKey, storedMailboxKeys(mailbox)));
  const open = await tx
    .select({ id: guardianLink.id })
    .from(guardianLink)
    .where(
      and(
        eq(guardianLink.chariteerId, chariteerId),
        isNull(guardianLink.usedAt),
        or(isNull(guardianAccountId), inArray(guardianAccountId, ofMailbox)),
      ),
    );
  for (const { id } of open) await spendGuardianLink(tx, now, id);
}
