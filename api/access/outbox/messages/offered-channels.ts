import type { Config } from '#api/process/config/config.ts';
import type { Channel } from '#domain/messages/channel.ts';

/** The channels that have a service on this installation; mail always is one, read at `/mailbox` where none is set. */
export function offeredChannels(_config: Config): readonly Channel[] {
  return ['email'];
}
