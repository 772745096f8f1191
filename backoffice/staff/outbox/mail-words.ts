import { deliveryFailureIn, SWITCHED_OFF } from '#domain/messages/delivery-failure.ts';
import { failureIn, isServerTrouble, type MailFailure } from '#domain/messages/mail-delivery.ts';
import { mailKindOf } from '#domain/messages/mail-label.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { type KeyOf, keyOf } from '#domain/texts/code-key.ts';
import { consoleMailFailuresTexts } from '#domain/texts/generated/console-mail-failures.ts';
import { consoleMailKindsTexts } from '#domain/texts/generated/console-mail-kinds.ts';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import {
  RetryFailedMailsDocument,
  RetryMailDocument,
  StaffMailServerDocument,
} from '../../gql/generated/staff.ts';
import type { StaffMailFragment } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';

/** How the mail server is. */
export const mailServer = reading(StaffMailServerDocument, (data) => data.mailServer);

/** Sends one email again. */
export const retryMail = writing(RetryMailDocument, (data) => data.retryOutboxMessage);

/** Sends all again that have failed and still have their text. */
export const retryFailedMails = writing(RetryFailedMailsDocument, (data) => data.retryFailedMails);

type Addressed = Pick<StaffMailFragment, 'channel' | 'recipient' | 'status'>;

/*
 * The API tells of emails in English, which other clients read too. What it says is of a few words, and each leads back to
 * its code and to the words of this console.
 */

/** What kind an email is. */
export function kindText(label: string): string {
  const locale = consoleLocale();
  const kind = mailKindOf(label);
  return consoleMailKindsTexts(locale)[kind === null ? 'unnamed' : keyOf(kind)];
}

/** Recipient of a message; empty if it has none. */
export function recipientText({ channel, recipient, status }: Addressed): string {
  const t = textsOf(consoleOutboxTexts);
  if (channel === 'push') return status === 'unreachable' || status === 'held' ? '' : t.browser;
  return channel === 'text' && recipient !== '' ? t.telephone({ recipient }) : recipient;
}

/** Why an email was not taken. */
export function failureText(told: string): string {
  const t = consoleMailFailuresTexts(consoleLocale());
  if (told === SWITCHED_OFF) return t.switchedOff;
  const failure = deliveryFailureIn(told);
  if (failure === null) return told;
  const { channel, reason, code } = failure;
  const text = channel === 'email' ? t[keyOf(reason)] : t[wordsOf(channel, reason)];
  return code === null ? t.sentence({ text }) : t.withCode({ text, code: String(code) });
}

/** The words of the channels that are no mail. */
const OF_OTHERS = {
  text: {
    refused: 'textRefused',
    later: 'textLater',
    unknown: 'textUnknown',
    unreachable: 'textUnreachable',
    'log-in': 'textLogIn',
    encryption: 'textEncryption',
    sender: 'textSender',
    busy: 'textBusy',
  },
  push: { refused: 'pushRefused', later: 'pushLater', unknown: 'pushUnknown' },
} as const satisfies Record<Exclude<Channel, 'email'>, Partial<Record<MailFailure['reason'], string>>>;
type OtherWords =
  | (typeof OF_OTHERS.text)[keyof typeof OF_OTHERS.text]
  | (typeof OF_OTHERS.push)[keyof typeof OF_OTHERS.push];

function wordsOf(channel: Exclude<Channel, 'email'>, reason: MailFailure['reason']) {
  const words: Partial<Record<MailFailure['reason'], OtherWords>> = OF_OTHERS[channel];
  return words[reason] ?? keyOf(reason);
}

/** What helps a mail server in trouble. */
export function remedyText({ trouble, remedy }: { trouble: string | null; remedy: string | null }): string {
  const failure = failureIn(trouble ?? '');
  if (failure === null || !isServerTrouble(failure)) return remedy ?? '';
  const key: KeyOf<typeof failure.reason> = keyOf(failure.reason);
  const locale = consoleLocale();
  return consoleMailFailuresTexts(locale)[`${key}Remedy`];
}
