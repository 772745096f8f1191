import { askSupport } from '#domain/installation/support-words.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { link, type MailConfig } from './account-mails.ts';

/*
 * The mails round a guardian's consent. Of what people typed only the username appears, letters and digits by its
 * rule: whoever enters a stranger's address cannot send words along.
 */

type About = { username: string };

/** Asks a guardian to decide; good for 7 days. */
export function guardianRequestMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, null, 'A young volunteer asks for your consent', [
    `${username} has an account at ${config.siteName}, where people sign up to help charities, and named you as parent or guardian.`,
    `Until you agree, ${username} can look around but cannot sign up for anything. Please read what it is about, then agree or refuse. The link is good for 7 days:`,
    link(config, '/guardian/consent', token),
    `If you do not know ${username}, you can refuse there, or ignore this mail.`,
  ]);
}

/** Thanks for the consent, with the guardian's own link; good for 30 days. */
export function guardianWelcomeMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, null, 'Your page as a guardian', [
    `Thank you. You agreed that ${username} volunteers through ${config.siteName}.`,
    'On your page you see the quests, arrivals and hours, and can withdraw your consent or have everything deleted. It is good for 30 days and can be renewed there. For each browser we send you a code:',
    link(config, '/guardian', token),
    `Is the link too old? Ask for another one at ${config.publicOrigin}/guardian`,
  ]);
}

/** The guardian's own link, asked for again; good for 30 days. */
export function guardianLinkMail(
  config: MailConfig,
  { username, token }: About & { token: string },
): MailText {
  return letter(config, null, 'Your page as a guardian', [
    `Here is a new link to your page as guardian of ${username}. It is good for 30 days:`,
    link(config, '/guardian', token),
    'If you did not ask for it, you can ignore this mail: the page opens only with a code that we send to you.',
  ]);
}

/** The code that opens a guardian's page in one browser; good for 10 minutes. */
export function guardianCodeMail(config: MailConfig, { code }: { code: string }): MailText {
  return letter(config, null, 'Your code', [
    'Enter this code on your page as a guardian. It is good for 10 minutes:',
    code,
    `If you did not ask for it, somebody else has your link: ${askSupport(config.supportEmail)}.`,
  ]);
}

const DECISIONS = {
  given: {
    subject: 'Your guardian has agreed',
    parts: ['Good news: your parent or guardian has agreed. You can sign up for quests and join guilds now.'],
  },
  refused: {
    subject: 'Your guardian has not agreed',
    parts: [
      'Your parent or guardian has decided against it. You can look around, but you cannot sign up. Please talk to them: they can change their mind.',
    ],
  },
  withdrawn: {
    subject: 'Your guardian has withdrawn the consent',
    parts: [
      'Your parent or guardian has withdrawn the consent. We took you off your coming quests and out of your guilds. Please talk to them: they can change their mind.',
    ],
  },
} as const;

/** Tells a young person what the guardian has decided. */
export function guardianDecisionMail(
  config: MailConfig,
  { username, state }: About & { state: keyof typeof DECISIONS },
): MailText {
  const { subject, parts } = DECISIONS[state];
  return letter(config, username, subject, [...parts, `${config.publicOrigin}/home`]);
}

/** Tells a young person that places went because nobody has agreed in time. */
export function tickEndedMail(config: MailConfig, { username }: About): MailText {
  return letter(config, username, 'Your guardian has to agree once more', [
    'We now ask parents and guardians themselves, by a link to their own address. Yours has not answered yet, so we took you off your coming quests.',
    `On your home page you see how it stands, and can send the link again: ${config.publicOrigin}/home`,
  ]);
}

/** Tells a young person that the guardian had the account deleted. */
export function erasedByGuardianMail(config: MailConfig, { username }: About): MailText {
  return letter(config, username, 'Your account was deleted', [
    `Your parent or guardian had your account at ${config.siteName} deleted, with everything personal in it. Your hours stay with the charities, without your name.`,
    'Do you want to stay? Talk to your parent or guardian: for 24 hours they, and nobody else, can take it back.',
  ]);
}

/** A copy for a guardian: the message itself, or only the word that one with a link or code was sent. */
export function guardianCopyMail(
  config: MailConfig,
  { username, subject, body }: About & { subject: string; body: string | null },
): MailText {
  const intro = `You get this as the guardian of ${username}.`;
  if (body === null) {
    return letter(config, null, `${username} was sent a link or code`, [
      intro,
      `We sent ${username} a message with a link or code for the account: «${subject}». It is not repeated here.`,
    ]);
  }
  return letter(config, null, `For ${username}: ${subject}`, [
    intro,
    `This is what we wrote to ${username}:`,
    body.trim(),
  ]);
}
