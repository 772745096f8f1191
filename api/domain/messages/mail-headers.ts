import type { Locale } from '../texts/locale.ts';

type Sent = {
  locale: Locale;
  /** The emails about one quest are one thread. */
  threadId?: string;
  unsubscribe?: string;
};

/**
 * What tells email programs of an email: its language, that no one wrote it by hand, so that no machine answers, which
 * thread it belongs to, and by which address its reader ends messages like it with one touch (RFC 8058).
 */
export function mailHeaders({ locale, threadId, unsubscribe }: Sent, domain: string): Record<string, string> {
  return {
    'Content-Language': locale,
    'Auto-Submitted': 'auto-generated',
    ...(threadId !== undefined && threadHeaders(threadId, domain)),
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** All emails of a thread answer one that was never sent: whichever comes first, the others join it. */
function threadHeaders(threadId: string, domain: string) {
  const first = `<quest.${threadId}@${domain}>`;
  return { 'In-Reply-To': first, References: first };
}

/** Parses MAIL_FROM, an address with or without a name, into name, address and domain. */
export function mailSender(from: string): { name: string; address: string; domain: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  return { name, address, domain: /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost' };
}
