import { z } from 'zod';
import type { Config } from '#api/process/config/config.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;

const asked = z.object({ providerId: z.string(), emailAddress: z.string(), until: z.number() });
/** What a link asks: whether a charity's answers shall go to the address it was sent to. */
export type AskedAddress = z.infer<typeof asked>;

/** The address that confirms; nothing is stored for it, and who sees it learns neither charity nor address. */
export function answersLink(
  locale: Locale,
  config: Pick<Config, 'publicOrigin' | 'dataKey'>,
  about: Omit<AskedAddress, 'until'>,
  now: number,
): string {
  const sealed = config.dataKey.seal(
    'answers-address',
    JSON.stringify({ ...about, until: now + LIFETIME_MS }),
  );
  const token = Buffer.from(sealed, 'base64').toString('base64url');
  return linkIn(locale, config, `/answers-address?token=${token}`);
}

/** What is behind a token; null for one that is not ours. */
export function readAnswersToken(dataKey: DataKey, token: string): AskedAddress | null {
  const opened = dataKey.open('answers-address', Buffer.from(token, 'base64url').toString('base64'));
  return opened === null ? null : asked.parse(JSON.parse(opened));
}
