import { maskedAddress } from '../identity/mail-address.ts';
import type { Channel } from './channel.ts';

/**
 * Where a message goes, as staff may see it: an address as “m…@example.org”, a telephone number by its last two digits.
 * A browser has no name, and what no one gets goes nowhere: empty.
 */
export function maskedRecipient(channel: Channel, recipient: string): string {
  if (recipient === '' || channel === 'push') return '';
  return channel === 'text' ? `…${recipient.slice(-2)}` : maskedAddress(recipient);
}
