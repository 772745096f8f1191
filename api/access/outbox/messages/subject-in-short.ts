import type { ShortMessage } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Message } from './queue-messages.ts';
import type { Reach } from './ways-to-reach.ts';

/** Sender, title and link of a short message. */
type About = Omit<ShortMessage, 'words'>;

/**
 * A message that says by push and text what the subject of its email says: enough to know what happened, and nothing
 * that a locked screen should not show to others.
 */
export function withSubjectInShort(
  message: Omit<Message, 'short'>,
  aboutIn: (locale: Locale, to: Reach) => About,
): Message {
  return {
    ...message,
    short: (locale, to) => ({ ...aboutIn(locale, to), words: message.write(locale, to).subject }),
  };
}
