import type { ChosenClass, MessageClass } from './mail-kind.ts';

/** The ways by which a message reaches someone. */
export const CHANNELS = ['email', 'text', 'push'] as const;

export type Channel = (typeof CHANNELS)[number];

/** What someone chose: class and channel, as `must/email`. What is not there was never chosen. */
export type MessageChoices = Readonly<Partial<Record<`${ChosenClass}/${Channel}`, boolean>>>;

/** The channels by which someone can be reached: those that were confirmed and are offered. */
export type Reachable = Readonly<Record<Channel, boolean>>;

/** The classes that an email offers to end; what people must know they cannot be without. */
export const ENDABLE_CLASSES = ['wanted', 'news'] as const;
export type EndableClass = (typeof ENDABLE_CLASSES)[number];

/** Whether an email of this class offers to end those of its class. */
export function isEndable(messageClass: string): messageClass is EndableClass {
  return (ENDABLE_CLASSES as readonly string[]).includes(messageClass);
}

/** What holds until someone chooses: emails of every class, by push and text whatever they cannot do without. */
function isOnByDefault(chosen: ChosenClass, channel: Channel): boolean {
  return channel === 'email' || chosen !== 'news';
}

/** Whether a class is on by a channel: as it was chosen, else as it holds until then. */
export function isChosen(choices: MessageChoices, chosen: ChosenClass, channel: Channel): boolean {
  return choices[`${chosen}/${channel}`] ?? isOnByDefault(chosen, channel);
}

/** The choices with others in their place. */
export function withChoices(
  choices: MessageChoices,
  given: readonly { class: ChosenClass; channel: Channel; isOn: boolean }[],
): MessageChoices {
  const changed = given.map(({ class: chosen, channel, isOn }) => [`${chosen}/${channel}`, isOn]);
  return { ...choices, ...Object.fromEntries(changed) };
}

/** Why nobody can choose so: what people must know comes by mail, unless it comes by push or text that is confirmed. */
export function refusalOfChoices(choices: MessageChoices, reachable: Reachable): 'MUST_NEEDS_MAIL' | null {
  if (isChosen(choices, 'must', 'email')) return null;
  const others = CHANNELS.filter((channel) => channel !== 'email' && reachable[channel]);
  return others.some((channel) => isChosen(choices, 'must', channel)) ? null : 'MUST_NEEDS_MAIL';
}

/**
 * The channels by which someone is told something of a class. What people must know finds a way as long as there is
 * one: email stays on unless push or text is confirmed and on. What is about the account comes by email alone.
 */
export function channelsFor(
  messageClass: MessageClass,
  choices: MessageChoices,
  reachable: Reachable,
): Channel[] {
  if (messageClass === 'account') return reachable.email ? ['email'] : [];
  const chosen = CHANNELS.filter((channel) => reachable[channel] && isChosen(choices, messageClass, channel));
  if (messageClass !== 'must' || chosen.length > 0) return chosen;
  return CHANNELS.filter((channel) => reachable[channel]).slice(0, 1);
}
