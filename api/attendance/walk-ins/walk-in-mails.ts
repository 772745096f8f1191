import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { type MailConfig, tokenStep } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { claimableFrom } from '#domain/attendance/walk-in-claim.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { GUARDIAN_LINK_LIFETIME_MS } from '#domain/guardians/guardian-link.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { spanInWords } from '#domain/messages/named-quest.ts';
import { subjectWith } from '#domain/messages/subject.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import { guardianMailsTexts } from '#domain/texts/generated/guardian-mails.ts';
import { walkInMailsTexts } from '#domain/texts/generated/walk-in-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type About = { charity: string; title: QuestTitle; token: string };
type AboutMinor = About & { name: string; startedAt: number; endedAt: number | null };

/** Asks the guardian who was named for a walk-in; good for 7 days. */
export function walkInGuardianMail(locale: Locale, config: MailConfig, about: AboutMinor): MailText {
  const t = guardianMailsTexts(locale);
  const { name, charity, token } = about;
  const subject = subjectWith({ charity }, (names) => t.askedQuestSubject({ name, ...names }));
  return letter(locale, config, null, subject, [
    t.askedQuest({ name, charity, title: titleIn(locale, about.title), when: spanInWords(locale, about) }),
    walkInMailsTexts(locale).consentUntil,
    tokenStep(locale, config, '/walk-in', token, 'decide'),
    t.askedUnknown({ name }),
  ]);
}

/** Invites a walk-in to keep the hours in an account; good for 30 days. */
export function walkInHoursMail(
  locale: Locale,
  config: MailConfig,
  { charity, title, startedAt, token }: About & { startedAt: number },
): MailText {
  const t = walkInMailsTexts(locale);
  return letter(locale, config, null, subjectWith({ charity }, t.hoursSubject), [
    t.hours({ charity, title: titleIn(locale, title), day: formatsFor(locale).longDay(startedAt) }),
    tokenStep(locale, config, '/walk-in', token, 'claimHours'),
    accountMailsTexts(locale).ignore,
  ]);
}

type Told = {
  id: string;
  locale: string;
  charity: string;
  title: QuestTitle;
  startedAt: number;
  endedAt: number | null;
};
type Minor = Told & { nameFirst: string; lastInitial: string };

/** Emails the guardian a link in place of those before. Errors: RATE_LIMITED where the mailbox gets no more today. */
export async function askWalkInGuardian(
  tx: Db,
  context: MailContext,
  minor: Minor,
  address: string,
): Promise<void> {
  const { now, config } = context;
  const token = randomBytes(32).toString('base64url');
  const consentUntil = now + GUARDIAN_LINK_LIFETIME_MS.decision;
  await tx
    .update(walkIn)
    .set({ consentHash: hashToken(token), consentUntil })
    .where(eq(walkIn.id, minor.id));
  const name = nameToGuardian({ nameFirst: minor.nameFirst, username: minor.lastInitial });
  const mail = mailIn(localeOf(minor.locale), (locale) =>
    walkInGuardianMail(locale, config, { ...minor, name, token }),
  );
  const to = { recipient: address, ownerId: null };
  const sent = await queueMail(tx, context, { kind: 'walk-in-guardian', ...mail, ...to });
  if (sent === null) throw new DomainError('RATE_LIMITED');
}

/** Emails whoever came the link that claims the hours, once the quest is over. A mailbox that gets no more today gets none. */
export async function inviteWalkIn(
  tx: Db,
  context: MailContext,
  about: Told,
  address: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .update(walkIn)
    .set({ claimHash: hashToken(token) })
    .where(eq(walkIn.id, about.id));
  const mail = mailIn(localeOf(about.locale), (locale) =>
    walkInHoursMail(locale, context.config, { ...about, token }),
  );
  const sendAt = Math.max(context.now, claimableFrom(about));
  const to = { recipient: address, ownerId: null, aboutId: about.id, sendAt };
  await queueMail(tx, context, { kind: 'walk-in-hours', ...mail, ...to });
}

/** Ends the link's email unsent, where it still waits for the end of the quest. */
export async function dropInvitation(tx: Db, now: number, { id, email }: Kept): Promise<void> {
  const address = tx.cells.open('walk_in.email', id, email);
  if (address === null) return;
  const { recipientKey, aboutId, status } = outboxMessage;
  const isIts = and(
    eq(recipientKey, tx.cells.hash('outbox_message.recipientKey', uniqueKey(address))),
    eq(aboutId, id),
    eq(status, 'waiting'),
  );
  await tx
    .update(outboxMessage)
    .set({ ...changedTo('expired', now), sealed: null })
    .where(isIts);
}

type Kept = Pick<typeof walkIn.$inferSelect, 'id' | 'email'>;
