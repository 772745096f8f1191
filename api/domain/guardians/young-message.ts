const DAY_MS = 24 * 60 * 60 * 1000;
/** How long texts to and from people under 18 are kept: two years. */
export const YOUNG_MESSAGE_KEPT_MS = 730 * DAY_MS;

/** Occasions on which something is written to or by someone under 18 through the product. */
export const YOUNG_MESSAGE_KINDS = [
  'training',
  'removal',
  'block',
  'message',
  'fromMinor',
  'feedback',
  'guildText',
  'guildAnnouncement',
  'guildApplication',
] as const;
export type YoungMessageKind = (typeof YOUNG_MESSAGE_KINDS)[number];

/** A copy of what was written to or by someone under 18, to be kept. */
export type YoungCopy = {
  providerId?: string;
  guildId?: string;
  recipientId?: string;
  senderId: string;
  kind: YoungMessageKind;
  body: string;
};

const ERASED = '…';

/** A kept text without the words that name someone whose account is gone; whole words only, whatever their case. */
export function withoutWords(text: string, words: readonly string[]): string {
  const known = words.filter((word) => word.trim() !== '').sort((one, other) => other.length - one.length);
  if (known.length === 0) return text;
  const any = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'giu'), ERASED);
}
