import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { formatLongDay, formatTime } from '../text/format.ts';

/* The mails about a guild: to its admins, and to who asked it for a charity. */

/** A quest as a mail names it; without a start it has no date. */
export type NamedQuest = { title: string; startedAt: number | null };

type ToAdmins = {
  firstName: string | null;
  guildName: string;
  providerName: string;
  /** Where the admins look after reservations. */
  link: string;
};

type ToAdminsAlone = Omit<ToAdmins, 'providerName'>;

/** Quests that one mail lists. */
const MOST_LISTED = 12;

/** Quests of a charity are reserved for the guild. */
export function reservedMail(sender: Sender, facts: ToAdmins & { quests: readonly NamedQuest[] }): MailText {
  const { providerName, guildName, quests, link } = facts;
  return letter(
    sender,
    facts.firstName,
    `${quests.length === 1 ? 'A Quest is' : `${quests.length} Quests are`} reserved for ${guildName}`,
    [
      `${providerName} has reserved this for ${guildName}:`,
      listed(quests),
      `Only your members can sign up now. If it does not suit you, give it back in one tap:\n${link}`,
    ],
  );
}

/** A charity asks before it reserves. */
export function askedMail(sender: Sender, facts: ToAdmins & { quests: readonly NamedQuest[] }): MailText {
  const { providerName, guildName, quests, link } = facts;
  return letter(
    sender,
    facts.firstName,
    `${providerName} asks ${guildName} about ${quests.length === 1 ? 'a Quest' : `${quests.length} Quests`}`,
    [
      `${providerName} would like to reserve this for ${guildName}:`,
      listed(quests),
      `Nothing is reserved yet. You have 7 days to say yes or no, and not longer than the Quest’s start:\n${link}`,
    ],
  );
}

/** What a charity writes to the admins; the words are its own. */
export function writtenMail(
  sender: Sender,
  facts: ToAdmins & { quest: NamedQuest; message: string; contact: string },
): MailText {
  const { providerName, guildName, quest, message, contact, link } = facts;
  return letter(sender, facts.firstName, `${providerName} writes to ${guildName}`, [
    `${providerName} writes to you, who look after ${guildName}, about ${lineOf(quest)}:`,
    quoted(message),
    `Answers to this mail reach nobody. This is how ${providerName} can be reached: ${contact}`,
    link,
  ]);
}

/** The code by which people join has changed without an admin. */
export function codeRenewedMail(sender: Sender, { firstName, guildName, link }: ToAdminsAlone): MailText {
  return letter(sender, firstName, `${guildName} has a new code`, [
    `The old code of ${guildName} had 4 characters, which is easy to guess. It has ended, and a longer one stands on the page of your Guild:`,
    link,
  ]);
}

/** Somebody tries codes. */
export function codeRestsMail(sender: Sender, { firstName, guildName, link }: ToAdminsAlone): MailText {
  return letter(sender, firstName, `The code of ${guildName} rests until tomorrow`, [
    `Many wrong codes were tried for ${guildName} today, so nobody joins by the code for a day. People can apply to join as before.`,
    `You need not do anything. If you like, you can make a new code now:\n${link}`,
  ]);
}

export type RequestAnswer = 'accepted' | 'declined' | 'given-back';

/** To who reserved or asked for a charity: what the guild says. */
export function answeredMail(
  sender: Sender,
  facts: {
    firstName: string | null;
    guildName: string;
    answer: RequestAnswer;
    quest: NamedQuest;
    /** The quest in the console. */
    link: string;
  },
): MailText {
  const { guildName, answer, quest, link } = facts;
  const news = {
    accepted: `${guildName} has said yes: it is reserved for them now.`,
    declined: `${guildName} cannot take it this time. The Quest is open to everybody, as before.`,
    'given-back': `${guildName} has given it back. The Quest is open to everybody now; whoever has signed up stays.`,
  }[answer];
  const verb = { accepted: 'takes', declined: 'does not take', 'given-back': 'gives back' }[answer];
  const subject = `${guildName} ${verb} «${quest.title}»`;
  return letter(sender, facts.firstName, subject, [`About ${lineOf(quest)}:`, news, link]);
}

function listed(quests: readonly NamedQuest[]): string {
  const lines = quests.slice(0, MOST_LISTED).map((quest) => `- ${lineOf(quest)}`);
  const more = quests.length - MOST_LISTED;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function lineOf({ title, startedAt }: NamedQuest): string {
  if (startedAt === null) return `«${title}»`;
  return `«${title}» on ${formatLongDay(startedAt)}, ${formatTime(startedAt)}`;
}

/** As mail programs mark what somebody else wrote. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}
