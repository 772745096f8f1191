import { z } from 'zod';
import type { Config } from '#api/process/config/config.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';

const asked = z.object({ requestId: z.string(), askedAt: z.number() });
/** The request behind a link, and when it was sent (epoch ms): it is known when the row is gone, too. */
export type AskedRequest = z.infer<typeof asked>;

/** The address that shows how far a request has come; nothing is stored for it. */
export function progressLink(
  locale: Locale,
  config: Pick<Config, 'publicOrigin' | 'dataKey'>,
  request: AskedRequest,
): string {
  const sealed = config.dataKey.seal('charity-request', JSON.stringify(request));
  const token = Buffer.from(sealed, 'base64').toString('base64url');
  return linkIn(locale, config, `/createProviderAccount?request=${token}`);
}

/** The request behind a token; null for one that is not ours. */
export function readProgressToken(dataKey: DataKey, token: string): AskedRequest | null {
  const opened = dataKey.open('charity-request', Buffer.from(token, 'base64url').toString('base64'));
  return opened === null ? null : asked.parse(JSON.parse(opened));
}
