import { uniqueKey } from '../identity/registration.ts';

/** Entries of one report: services send fewer, and a longer one is no report. */
export const MOST_REPORTED = 1_000;

/** What an email service tells of addresses, as `uniqueKey` writes them. */
export type MailReport = {
  /** Addresses that don't accept email. */
  bounced: string[];
  /** Its reader calls our emails unwanted. */
  complained: string[];
};

/** A report as it was sent; null for what is none. What it tells beside bounces and complaints counts for nothing. */
export function readMailReport(sent: unknown): MailReport | null {
  if (!Array.isArray(sent) || sent.length > MOST_REPORTED) return null;
  return { bounced: addressesOf(sent, 'bounce'), complained: addressesOf(sent, 'complaint') };
}

function addressesOf(entries: readonly unknown[], wanted: string): string[] {
  const addresses = entries.flatMap((entry) => {
    const { recipient, type } = (entry ?? {}) as { recipient?: unknown; type?: unknown };
    return type === wanted && typeof recipient === 'string' ? uniqueKey(recipient) : [];
  });
  return [...new Set(addresses)];
}
