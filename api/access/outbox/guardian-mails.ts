import { MAILBOX_LIMITS } from '#domain/messages/caused-mail.ts';
import { askSupportIn, letter, type MailPart, type MailText } from '#domain/messages/letter.ts';
import { spanInWords } from '#domain/messages/named-quest.ts';
import { subjectWith } from '#domain/messages/subject.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import { accountMailsTexts } from '#domain/texts/generated/account-mails.ts';
import { closingMailsTexts } from '#domain/texts/generated/closing-mails.ts';
import { guardianMailsTexts } from '#domain/texts/generated/guardian-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep, tokenStep } from './account-mails.ts';

/*
 * The emails round a guardian's consent. Of what people typed only a name appears, as `nameToGuardian` lets it: whoever
 * enters a stranger's address cannot send words along.
 */

type About = { username: string };
/** What the child is called to the guardian, as `nameToGuardian` says. */
type AboutChild = { childName: string };
type WithToken = AboutChild & { token: string };

/** The quest that waits for the guardian's yes. */
export type AskedQuest = {
  title: QuestTitle;
  charity: string;
  startedAt: number | null;
  endedAt: number | null;
};

/** Asks a guardian to decide; good for 7 days. */
export function guardianRequestMail(
  locale: Locale,
  config: MailConfig,
  { childName: name, token, quest }: WithToken & { quest: AskedQuest | null },
): MailText {
  const t = guardianMailsTexts(locale);
  const subject = quest
    ? subjectWith({ charity: quest.charity }, (names) => t.askedQuestSubject({ name, ...names }))
    : t.askedSubject({ name });
  return letter(locale, config, null, subject, [
    ...(quest ? [askedQuestText(locale, name, quest)] : []),
    t.asked({ name, site: config.siteName }),
    t.askedUntil({ name }),
    tokenStep(locale, config, '/guardian/consent', token, 'decide'),
    t.askedUnknown({ name }),
  ]);
}

function askedQuestText(locale: Locale, name: string, { charity, ...quest }: AskedQuest): string {
  const t = guardianMailsTexts(locale);
  const { startedAt, endedAt } = quest;
  const about = { name, charity, title: titleIn(locale, quest.title) };
  if (startedAt === null) return t.askedQuestUndated(about);
  return t.askedQuest({ ...about, when: spanInWords(locale, { startedAt, endedAt }) });
}

/** Thanks for the consent, with the guardian's own link; good for 30 days. */
export function guardianWelcomeMail(
  locale: Locale,
  config: MailConfig,
  { childName: name, token }: WithToken,
): MailText {
  const t = guardianMailsTexts(locale);
  const { linkTooOld } = accountMailsTexts(locale);
  return letter(locale, config, null, t.pageSubject, [
    t.welcome({ name, site: config.siteName }),
    t.welcomePage,
    tokenStep(locale, config, '/guardian', token, 'guardianPage'),
    pageStep(locale, config, '/guardian', 'otherLink', linkTooOld),
  ]);
}

/** The guardian's own link, good for 30 days; `toSign`: the quest that it is sent for, where something is to be signed. */
export function guardianLinkMail(
  locale: Locale,
  config: MailConfig,
  { childName: name, token, toSign = null }: WithToken & { toSign?: AskedQuest | null },
): MailText {
  const t = guardianMailsTexts(locale);
  const link = tokenStep(locale, config, '/guardian', token, 'guardianPage');
  return letter(locale, config, null, t.pageSubject, [
    toSign
      ? t.toSign({ name, charity: toSign.charity, title: titleIn(locale, toSign.title) })
      : t.link({ name }),
    link,
    accountMailsTexts(locale).ignore,
  ]);
}

/** The code that opens a guardian's page in one browser; good for 10 minutes. */
export function guardianCodeMail(locale: Locale, config: MailConfig, { code }: { code: string }): MailText {
  const t = guardianMailsTexts(locale);
  const { codeSubject } = closingMailsTexts(locale);
  const help = askSupportIn(locale, config);
  return letter(locale, config, null, codeSubject, [t.code, code, t.codeNotAsked({ help })]);
}

const DECISION_SUBJECTS = {
  given: 'givenSubject',
  refused: 'refusedSubject',
  withdrawn: 'withdrawnSubject',
} as const;

/** Tells a young person what the guardian has decided. */
export function guardianDecisionMail(
  locale: Locale,
  config: MailConfig,
  { username, state }: About & { state: keyof typeof DECISION_SUBJECTS },
): MailText {
  const t = guardianMailsTexts(locale);
  const home = pageStep(locale, config, '/home', 'openHome');
  return letter(locale, config, username, t[DECISION_SUBJECTS[state]], [t[state], home]);
}

/** Tells a young person that places went because no one has agreed in time. */
export function tickEndedMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = guardianMailsTexts(locale);
  return letter(locale, config, username, t.tickSubject, [
    t.tick,
    pageStep(locale, config, '/home', 'openHome', t.notAdultHome),
  ]);
}

/** How someone under 18 comes to a guild: as a member, as an admin (a role that rests until they are 18), or applying. */
export type GuildNews = 'joined' | 'leads' | 'applied';

/** Tells a guardian how the young person came to a guild, and where to end that. */
export function guardianGuildMail(
  locale: Locale,
  config: MailConfig,
  { childName: name, guildName, act }: AboutChild & { guildName: string; act: GuildNews },
): MailText {
  const t = guardianMailsTexts(locale);
  const { subject, told } = {
    joined: { subject: t.guildJoinedSubject, told: t.guildJoined },
    leads: { subject: t.guildLeadsSubject, told: t.guildLeads },
    applied: { subject: t.guildAppliedSubject, told: t.guildApplied },
  }[act];
  return letter(
    locale,
    config,
    null,
    subjectWith({ guild: guildName }, (names) => subject({ name, ...names })),
    [
      told({ name, guild: guildName, site: config.siteName }),
      t.guildMeans({ name }),
      pageStep(locale, config, '/guardian', 'guardianPage', t.guildEnd),
    ],
  );
}

/** Tells a guardian that copies pause for today, and where to read what is new. */
export function guardianMoreMail(locale: Locale, config: MailConfig): MailText {
  const t = guardianMailsTexts(locale);
  const more = t.more({ count: String(MAILBOX_LIMITS.guardianCopy) });
  return letter(locale, config, null, t.moreSubject, [
    pageStep(locale, config, '/guardian', 'guardianPage', more),
  ]);
}

/** Tells a young person that the guardian took them out of a guild, or took their application back. */
export function guardianEndedGuildMail(
  locale: Locale,
  config: MailConfig,
  { username, guildName: guild, isMember }: About & { guildName: string; isMember: boolean },
): MailText {
  const t = guardianMailsTexts(locale);
  const subject = isMember ? t.guildEndedSubject : t.guildRequestEndedSubject;
  return letter(locale, config, username, subjectWith({ guild }, subject), [
    t.guildEnded,
    pageStep(locale, config, '/home', 'openHome'),
  ]);
}

/** Tells a young person that the guardian who agreed is under 18. */
export function guardianNotAdultMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = guardianMailsTexts(locale);
  return letter(locale, config, username, t.notAdultSubject, [
    t.notAdult,
    t.notAdultEnded,
    pageStep(locale, config, '/home', 'openHome', t.notAdultHome),
  ]);
}

/** Tells a young person who counted as an adult that a guardian has to agree, and what ended until then. */
export function guardianNeededMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = guardianMailsTexts(locale);
  return letter(locale, config, username, t.neededSubject, [
    t.needed,
    t.notAdultEnded,
    pageStep(locale, config, '/home', 'openHome', t.notAdultHome),
  ]);
}

/** Tells a young person that the guardian had the account deleted. */
export function erasedByGuardianMail(locale: Locale, config: MailConfig, { username }: About): MailText {
  const t = guardianMailsTexts(locale);
  const erased = t.erased({ site: config.siteName });
  return letter(locale, config, username, t.erasedSubject, [erased, t.erasedStay]);
}

/** What is copied: its text, null where only the word that it was sent may be known; and its parts, where it has any. */
type Copied = { subject: string; body: string | null; parts?: readonly MailPart[] };

/** A copy for a guardian: the message itself, or only the word that one with a link or code was sent. */
export function guardianCopyMail(
  locale: Locale,
  config: MailConfig,
  { childName: name, subject, body, parts = [] }: AboutChild & Copied,
): MailText {
  const t = guardianMailsTexts(locale);
  if (body === null)
    return letter(locale, config, null, t.wordSubject({ name }), [t.word({ name, subject })]);
  return letter(
    locale,
    config,
    null,
    subjectWith({ subject }, (names) => t.copySubject({ name, ...names })),
    [t.copy({ name }), ...(parts.length > 0 ? parts : [body.trim()])],
  );
}
