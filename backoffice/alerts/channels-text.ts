import type { Channel } from '#domain/messages/channel.ts';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { textsOf } from '../language/console-locale.ts';

/** By which ways something goes out: 'email and text'. */
export function channelsText(channels: readonly Channel[]): string {
  const t = textsOf(consoleAlertReviewTexts);
  const names = channels.map((channel) => t[channel]);
  return names.length === 0 ? '' : names.reduce((first, second) => t.and({ first, second }));
}
