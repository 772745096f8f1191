import type { Channel } from '#domain/messages/channel.ts';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { textsOf } from '../language/console-locale.ts';

/** Lists the channels in words: 'email', 'email and text', 'email, text and push'. */
export function channelsText(channels: readonly Channel[]): string {
  const t = textsOf(consoleAlertReviewTexts);
  const names = channels.map((channel) => t[channel]);
  const second = names.at(-1) ?? '';
  return names.length < 2 ? second : t.and({ first: names.slice(0, -1).join(', '), second });
}
