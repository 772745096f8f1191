import type { MailConfig } from '#api/access/outbox/account-mails.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { formatLongDay, formatTime } from '#domain/text/format.ts';

type AboutQuest = { username: string; eventTitle: string; startedAt: number | null };

/** `left`: the adult is not there any more or said no; `freed`: nobody was found in time. */
export type SupervisionNews = 'agreed' | 'left' | 'freed';

/** Asks an adult on a quest to supervise a young person there. */
export function supervisorAskedMail(
  config: MailConfig,
  { firstName, ...about }: AboutQuest & { firstName: string | null },
): MailText {
  return letter(config, firstName, 'Will you look after a young volunteer?', [
    `${about.username} is under age, is on ${nameOf(about)}, as you are, and asks you to be the adult who looks after them there.`,
    `Please say yes or no here: ${config.publicOrigin}/supervision`,
    'If you do not know each other, please say no.',
  ]);
}

/** Tells a guardian of being named. */
export function guardianSupervisesMail(config: MailConfig, about: AboutQuest): MailText {
  return letter(config, null, `You are named to come along`, [
    `${about.username} has signed up for ${nameOf(about)} and said that you come along, as the guardian, and stay for the whole quest.`,
    `If that is not so, please talk to ${about.username}, or see your page as a guardian: ${config.publicOrigin}/guardian`,
  ]);
}

/** Tells a young person how it stands. */
export function supervisionMail(
  config: MailConfig,
  { news, waitsUntil, ...about }: AboutQuest & { news: SupervisionNews; waitsUntil: number | null },
): MailText {
  const quest = nameOf(about);
  if (news === 'agreed') {
    return letter(config, about.username, 'Your supervisor said yes', [
      `The adult you asked looks after you at ${quest}. Your place is yours.`,
    ]);
  }
  if (news === 'freed') {
    return letter(config, about.username, 'Your place was given back', [
      `Nobody was found in time who looks after you at ${quest}, so your place is free for others now. If you find an adult, you can sign up again.`,
    ]);
  }
  return letter(config, about.username, 'You need another adult', [
    `The adult who was to look after you at ${quest} cannot do it.`,
    `We keep your place until ${whenOf(waitsUntil)}. Please name another adult, or your guardian, on the page of the quest: ${config.publicOrigin}/home`,
  ]);
}

/** Tells those who run the quest. */
export function managersSupervisionMail(
  config: MailConfig,
  { news, waitsUntil, ...about }: AboutQuest & { news: SupervisionNews; waitsUntil: number | null },
): MailText {
  const quest = nameOf(about);
  const what =
    news === 'freed'
      ? `Nobody was found in time who supervises ${about.username} at ${quest}. The place is free again.`
      : `The adult who was to supervise ${about.username} at ${quest} cannot do it. The place waits until ${whenOf(waitsUntil)} for another one.`;
  return letter(config, null, 'A young volunteer without a supervisor', [what]);
}

function nameOf({ eventTitle, startedAt }: AboutQuest): string {
  return startedAt === null ? `«${eventTitle}»` : `«${eventTitle}» (${whenOf(startedAt)})`;
}

function whenOf(instant: number | null): string {
  return instant === null ? 'its start' : `${formatLongDay(instant)}, ${formatTime(instant)}`;
}
