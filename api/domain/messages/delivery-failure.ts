import { failureIn, type MailFailure, mailFailureText, type ServerTrouble } from './mail-delivery.ts';
import { CHANNELS, type Channel } from './message-choice.ts';

/** Whether someone knows of a change: told, being told, or not reached. */
export const TELLING_STATES = ['told', 'on-the-way', 'not-reached'] as const;

const ON_THE_WAY = ['waiting', 'sending'];

export type TellingState = (typeof TELLING_STATES)[number];

type Reason = MailFailure['reason'];

/** Why a message was not taken, as staff reads it; what a channel has no words for reads as for emails. */
const WORDS: Readonly<Record<Exclude<Channel, 'email'>, Readonly<Partial<Record<Reason, string>>>>> = {
  text: {
    refused: 'The text service refused it for good',
    later: 'The text service did not take it yet',
    unknown: 'It could not be handed to the text service',
    unreachable: 'The text service could not be reached',
    'log-in': 'The text service did not accept SMS_ACCOUNT and SMS_TOKEN',
    encryption: 'No encrypted connection to the text service came about',
    sender: 'The text service sends nothing from SMS_FROM',
    busy: 'The text service takes nothing at the moment',
  },
  push: {
    refused: 'No browser takes it any more',
    later: 'No push service took it yet',
    unknown: 'It could not be handed to a push service',
  },
};

/** What helps a text service that takes nothing. */
export const TEXT_REMEDIES: Readonly<Record<ServerTrouble, string>> = {
  unreachable: 'Check that it runs, and the address in SMS_URL.',
  'log-in': 'Check SMS_ACCOUNT and SMS_TOKEN, and start anew.',
  encryption: 'Check its certificate.',
  sender: 'Check that SMS_FROM is a number of this account, and start anew.',
  busy: 'Often that ends by itself.',
};

/** Why a message reached no one although its person can be reached. */
export const SWITCHED_OFF = 'Whoever it was for has switched such messages off.';

/** The failure as staff reads it: words of our own, never the service's. */
export function deliveryFailureText(channel: Channel, failure: MailFailure): string {
  const words = channel === 'email' ? undefined : WORDS[channel][failure.reason];
  if (words === undefined) return mailFailureText(failure);
  return failure.code === null ? `${words}.` : `${words} (${failure.code}).`;
}

/** The failure that staff reads so, with its channel, or null. */
export function deliveryFailureIn(text: string): (MailFailure & { channel: Channel }) | null {
  const asMail = failureIn(text);
  if (asMail !== null) return { ...asMail, channel: 'email' };
  const [, words = '', code] = /^(.*?)(?: \((\d{3,6})\))?\.$/.exec(text) ?? [];
  for (const channel of CHANNELS) {
    if (channel === 'email') continue;
    const found = Object.entries(WORDS[channel]).find(([, one]) => one === words);
    if (found) return { channel, reason: found[0] as Reason, code: code === undefined ? null : Number(code) };
  }
  return null;
}

/**
 * What the deliveries to one person come to: one that arrived is enough, one that may still arrive is hope, and without
 * any, or with none but failed ones, someone has to call.
 */
export function tellingOf(statuses: readonly string[]): TellingState {
  if (statuses.includes('sent')) return 'told';
  return statuses.some((status) => ON_THE_WAY.includes(status)) ? 'on-the-way' : 'not-reached';
}
