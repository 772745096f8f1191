import { isSameSecret } from '#api/access/auth/held-hash.ts';
import type { Config } from '#api/process/config/config.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type EndableClass, isEndable } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a link to unsubscribe ends: emails of one class to one account, or invitations to volunteer to one mailbox. */
export type Unsubscribed = { accountId: string; class: EndableClass } | { mailboxHash: string };

/** 128 bits, as they stand in an address. */
const MAC_DIGITS = 32;

/**
 * The full address at which whoever got an email ends those of its class. Nothing is stored for it and it never ends;
 * it survives a change of the key.
 */
export function unsubscribeLink(
  locale: Locale,
  config: Pick<Config, 'publicOrigin' | 'dataKey'>,
  ended: Unsubscribed,
): string {
  const token = `${aboutOf(ended)}.${macOf(config.dataKey.hash('unsubscribe', aboutOf(ended)))}`;
  return linkIn(locale, config, `/unsubscribe?token=${encodeURIComponent(token)}`);
}

/** What a token of such a link ends; null for one that is not ours. */
export function readUnsubscribeToken(dataKey: DataKey, token: string): Unsubscribed | null {
  const [, about = '', mac = ''] = /^(.{1,200})\.([0-9a-f]{32})$/.exec(token) ?? [];
  const [, name = '', whose = ''] = /^([a-z]+)\.(.+)$/.exec(about) ?? [];
  const isOurs = dataKey.hashes('unsubscribe', about).some((hash) => isSameSecret(macOf(hash), mac));
  if (!isOurs) return null;
  if (name === INVITATIONS) return { mailboxHash: whose };
  return isEndable(name) ? { accountId: whose, class: name } : null;
}

const INVITATIONS = 'invitations';

function aboutOf(ended: Unsubscribed): string {
  return 'mailboxHash' in ended ? `${INVITATIONS}.${ended.mailboxHash}` : `${ended.class}.${ended.accountId}`;
}

function macOf(hash: string): string {
  return hash.slice(0, MAC_DIGITS);
}
