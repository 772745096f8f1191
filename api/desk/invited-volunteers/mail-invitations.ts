import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { refusingHash } from '#api/messages/messages/refused-invitations.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { provider } from '#db/schema/provider.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Db, Store } from '#db/store.ts';
import { isInvitationMailed, volunteerInvitationMail } from '#domain/invited-volunteers/invitation-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readInvitedFacts } from './invited-facts.ts';

/** Emails of one round. */
const AT_ONCE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes the emails that are due of invitations to volunteer. Whoever wants none, is turned away or waits for a guardian
 * gets none, of which the charity learns nothing; a full mailbox gets it a day later. True when there may be more.
 */
export async function mailInvitations(store: Store, context: MailContext): Promise<boolean> {
  // Most rounds find none, and write nothing.
  if ((await readDue(store.read, context.now)).length === 0) return false;
  return store.write(async (tx) => {
    const due = await readDue(tx, context.now);
    const facts = await readInvitedFacts(tx, context, due);
    const ids = due.map(({ id }) => id);
    await tx.update(volunteerInvitation).set({ mailAt: null }).where(isInList(volunteerInvitation.id, ids));
    const held: string[] = [];
    for (const invitation of due) {
      const known = facts.get(invitation.id);
      if (!known || !isInvitationMailed(known)) continue;
      const isMailed = known.holderId
        ? await tellHolder(tx, context, invitation, known.holderId)
        : await mailAddress(tx, context, invitation);
      if (!isMailed) held.push(invitation.id);
    }
    const tomorrow = context.now + DAY_MS;
    await tx
      .update(volunteerInvitation)
      .set({ mailAt: tomorrow })
      .where(and(isInList(volunteerInvitation.id, held), gt(volunteerInvitation.expiresAt, tomorrow)));
    return due.length === AT_ONCE;
  });
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

function readDue(db: Db, now: number) {
  const { id, providerId, name, emailAddress, emailKey, invitedById, expiresAt, mailAt } =
    volunteerInvitation;
  return db
    .select({
      ...{ id, providerId, name, emailAddress, emailKey, invitedById, expiresAt },
      charity: provider.name,
      inviterLocale: account.locale,
    })
    .from(volunteerInvitation)
    .innerJoin(provider, eq(provider.id, providerId))
    .leftJoin(account, eq(account.id, invitedById))
    .where(and(lte(mailAt, now), gt(expiresAt, now), eq(provider.isVisible, true)))
    .orderBy(asc(mailAt), asc(id))
    .limit(AT_ONCE);
}

const KIND = 'volunteer-invitation';

function writerOf({ config }: MailContext, { id, charity, name, expiresAt }: Due) {
  const linkTo = (locale: Locale) => linkIn(locale, config, `/invitations?invited=${id}`);
  const write = (locale: Locale) =>
    volunteerInvitationMail(locale, config, { charity, name, expiresAt, link: linkTo(locale) });
  return { linkTo, write };
}

const stopLink = ({ config }: MailContext, { emailAddress }: Due, locale: Locale) =>
  unsubscribeLink(locale, config, { mailboxHash: refusingHash(config.dataKey, emailAddress) });

/** Tells whoever has confirmed the address, by the channels of their choice, and a guardian with them. */
async function tellHolder(tx: Db, context: MailContext, due: Due, holderId: string): Promise<boolean> {
  const { linkTo, write } = writerOf(context, due);
  const causer = due.invitedById === null ? {} : { causedById: due.invitedById };
  const invited = withSubjectInShort(
    { kind: KIND, ...causer, write, mail: ({ locale }) => ({ unsubscribe: stopLink(context, due, locale) }) },
    (locale) => ({ from: due.charity, title: due.charity, link: linkTo(locale) }),
  );
  const told = await queueMessages(tx, context, invited, [holderId]);
  return !told.some(({ state }) => state === 'held');
}

/** Mails an address of which no account is known, in the language of whoever invites. */
async function mailAddress(tx: Db, context: MailContext, due: Due): Promise<boolean> {
  const { write } = writerOf(context, due);
  const locale = localeOf(due.inviterLocale);
  const mail = mailIn(locale, write);
  const queued = await queueMail(tx, context, {
    ...mail,
    ...{ kind: KIND, recipient: due.emailAddress, ownerId: null },
    ...(due.invitedById !== null && { causedById: due.invitedById }),
    more: { unsubscribe: stopLink(context, due, locale) },
  });
  return queued !== null;
}
