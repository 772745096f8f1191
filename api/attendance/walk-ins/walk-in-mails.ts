import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { type MailConfig, tokenStep } from '#api/access/outbox/account-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { GUARDIAN_LINK_LIFETIME_MS } from '#domain/guardians/guardian-link.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { spanInWords } from '#domain/messages/named-quest.ts';
import { subjectWith } from '#domain/messages/subject.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
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
  { charity, title, token }: About,
): MailText {
  const t = walkInMailsTexts(locale);
  return letter(locale, config, null, subjectWith({ charity }, t.hoursSubject), [
    t.hours({ charity, title: titleIn(locale, title) }),
    tokenStep(locale, config, '/walk-in', token, 'claimHours'),
    accountMailsTexts(locale).ignore,
  ]);
}

type Told = { id: string; locale: string; charity: string; title: QuestTitle };
type Minor = Told & { nameFirst: string; lastInitial: string; startedAt: number; endedAt: number | null };

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

/** Emails whoever came the link that claims the hours. A mailbox that gets no more today gets none. */
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
  await queueMail(tx, context, { kind: 'walk-in-hours', ...mail, recipient: address, ownerId: null });
}
