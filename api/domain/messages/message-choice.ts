import { CHANNELS, type Channel } from '../messages/channel.ts';
import type { ChosenClass, MessageClass } from './mail-kind.ts';

/** What somebody chose: class and channel, as `must/email`. What is not there was never chosen. */
export type MessageChoices = Readonly<Partial<Record<`${ChosenClass}/${Channel}`, boolean>>>;

/** The channels by which somebody can be reached: those that were confirmed and are offered. */
export type Reachable = Readonly<Record<Channel, boolean>>;

/** The classes that a mail offers to end; what people must know they cannot be without. */
export const ENDABLE_CLASSES = ['wanted', 'news'] as const;
export type EndableClass = (typeof ENDABLE_CLASSES)[number];

/** Whether a mail of this class offers to end those of its class. */
export function isEndable(messageClass: string): messageClass is EndableClass {
  return (ENDABLE_CLASSES as readonly string[]).includes(messageClass);
}

/** What holds until somebody chooses: mails of every class, by push and text whatever they cannot do without. */
function isOnByDefault(chosen: ChosenClass, channel: Channel): boolean {
  return channel === 'email' || chosen !== 'news';
}

/**
 * The channels by which somebody is told something of a class. What people must know finds a way as long as there is
 * one: mail stays on unless push or text is confirmed and on. What is about the account comes by mail alone.
 */
export function channelsFor(
  messageClass: MessageClass,
  choices: MessageChoices,
  reachable: Reachable,
): Channel[] {
  if (messageClass === 'account') return reachable.email ? ['email'] : [];
  const isOn = (channel: Channel) =>
    choices[`${messageClass}/${channel}`] ?? isOnByDefault(messageClass, channel);
  const chosen = CHANNELS.filter((channel) => reachable[channel] && isOn(channel));
  if (messageClass !== 'must' || chosen.length > 0) return chosen;
  return CHANNELS.filter((channel) => reachable[channel]).slice(0, 1);
}
