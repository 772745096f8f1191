import type { Config } from '#api/process/config/config.ts';
import { CHANNELS, type Channel } from '#domain/messages/message-choice.ts';
import { whyNoPush } from '#domain/messages/push-endpoint.ts';

/**
 * The channels that have a service on this installation. Email always is one, read at `/mailbox` where none is set;
 * push needs an address that browsers trust, and texts a service.
 */
export function offeredChannels({
  publicOrigin,
  textService,
}: Pick<Config, 'publicOrigin' | 'textService'>): readonly Channel[] {
  const isOffered: Readonly<Record<Channel, boolean>> = {
    email: true,
    text: textService !== null,
    push: whyNoPush(publicOrigin) === null,
  };
  return CHANNELS.filter((channel) => isOffered[channel]);
}
