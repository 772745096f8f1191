import { and, asc, eq, gt, isNull, max, notExists } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { broughtAlongMail } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db, Store } from '#db/store.ts';
import { needsGuardian } from '#domain/guardians/guardian-consent.ts';
import { invitationAt } from '#domain/imports/invitation-pace.ts';
import { MAIL_URGENCIES } from '#domain/messages/mail-kind.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

const AT_ONCE = 200;
const KIND = 'brought-along';

type Invitees = Awaited<ReturnType<typeof readInvitees>>;
export type InvitationOptions = { perHour: number; isDryRun: boolean; ids: readonly string[] | null };

/**
 * Queues an invitation to log in for everyone who came along, was not invited before and has not logged in, so many
 * an hour; of `ids` alone where they are given. No one who is banned, anywhere, is invited. Returns how many, and when
 * the last one goes out. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function inviteVolunteers(
  context: MailContext & { store: Store },
  viewer: Viewer | null,
  { perHour, isDryRun, ids }: InvitationOptions,
): Promise<{ invited: number; lastAt: number | null }> {
  requireStaff(viewer);
  const { store, now } = context;
  const pace = { perHour, now, lastQueuedAt: await readLastQueued(store.read) };
  let [after, invited] = ['', 0];
  for (;;) {
    const queue = async (db: Db, isQueued: boolean) => {
      const people = await readInvitees(db, after, ids);
      if (isQueued) await queueInvitations(db, context, people, (at) => invitationAt(invited + at, pace));
      return people;
    };
    const people = isDryRun ? await queue(store.read, false) : await store.write((tx) => queue(tx, true));
    invited += people.length;
    after = people.at(-1)?.id ?? after;
    if (people.length < AT_ONCE) break;
  }
  return { invited, lastAt: invited === 0 ? null : invitationAt(invited - 1, pace) };
}

async function queueInvitations(
  tx: Db,
  context: MailContext,
  people: Invitees,
  sendAt: (position: number) => number,
): Promise<void> {
  const { now, config } = context;
  for (const [at, { id, email, username, dateOfBirth, locale }] of people.entries()) {
    const isYoung = dateOfBirth !== null && needsGuardian(dateOfBirth, now);
    const mail = mailIn(localeOf(locale), (language) =>
      broughtAlongMail(language, config, { username, isYoung }),
    );
    await queueMail(tx, context, { kind: KIND, ...mail, recipient: email, ownerId: id, sendAt: sendAt(at) });
  }
  const ids = people.map(({ id }) => id);
  await tx
    .update(importedVolunteer)
    .set({ invitedAt: now })
    .where(isInList(importedVolunteer.accountId, ids));
}

async function readInvitees(db: Db, after: string, ids: readonly string[] | null) {
  const { id, email, username, dateOfBirth, locale } = account;
  const banned = db
    .select({ id: providerBan.id })
    .from(providerBan)
    .where(eq(providerBan.chariteerId, importedVolunteer.accountId));
  const unreachable = db
    .select({ id: contactEmail.id })
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, importedVolunteer.accountId), gt(contactEmail.unreachableAt, 0)));
  return db
    .select({ id, email, username, dateOfBirth, locale })
    .from(importedVolunteer)
    .innerJoin(account, eq(account.id, importedVolunteer.accountId))
    .where(
      and(
        gt(importedVolunteer.accountId, after),
        isNull(importedVolunteer.invitedAt),
        isNull(importedVolunteer.cameAt),
        eq(account.isBanned, false),
        notExists(banned),
        notExists(unreachable),
        ids === null ? undefined : isInList(importedVolunteer.accountId, ids),
      ),
    )
    .orderBy(asc(importedVolunteer.accountId))
    .limit(AT_ONCE);
}

/** When the last invitation that waits goes out. */
async function readLastQueued(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ at: max(outboxMessage.nextAttemptAt) })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.channel, 'email'),
        eq(outboxMessage.status, 'waiting'),
        eq(outboxMessage.urgency, MAIL_URGENCIES.indexOf('bulk')),
        eq(outboxMessage.kind, KIND),
      ),
    );
  return row?.at ?? null;
}
