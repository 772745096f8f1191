import { uniqueKey } from './registration.ts';

/**
 * Domains of one provider at which a name is the same mailbox, the first of them the one that keys have. Hotmail,
 * Outlook and Live are none: there each domain has mailboxes of its own.
 */
const SAME_MAILBOX: readonly (readonly [string, ...string[]])[] = [
  ['gmail.com', 'googlemail.com'],
  ['protonmail.com', 'proton.me', 'pm.me', 'protonmail.ch'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.com.tr', 'yandex.uz'],
];
/** Hosts where dots in the name make no difference. */
const WITHOUT_DOTS = 'gmail.com';
/** Providers that deliver whatever is sent to any name at NAME.theirs to NAME. */
const WITH_SUBDOMAINS = /^(.+)\.(fastmail\.(?:com|fm|us|net|org))$/;

/**
 * The mailbox that an address reaches, for telling whether two people share one: case, width of letters, what follows a
 * plus in the name (every large service delivers it to the same person), the several domains of a provider, Gmail's dots
 * and Fastmail's subdomains make no difference.
 */
export function mailboxKey(address: string): string {
  const key = plainKey(address);
  const at = key.lastIndexOf('@');
  const typedDomain = key.slice(at + 1);
  const [typedName = ''] = key.slice(0, at).split('+');
  const [, subdomain, host] = WITH_SUBDOMAINS.exec(typedDomain) ?? [];
  const name = subdomain ?? typedName;
  const domain = firstDomainOf(host ?? typedDomain);
  return `${domain === WITHOUT_DOTS ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Every key that the database may hold for the mailbox of an address: its columns and older hashes know fewer aliases. */
export function storedMailboxKeys(address: string): string[] {
  const key = mailboxKey(address);
  const at = key.lastIndexOf('@');
  const domains = SAME_MAILBOX.find(([first]) => first === key.slice(at + 1)) ?? [key.slice(at + 1)];
  return domains.map((domain) => `${key.slice(0, at)}@${domain}`);
}

/** Whether mail to one of them is read where mail to the other is. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxKey(one) === mailboxKey(other);
}

/** The text without differences of width, and with the dotted İ as a plain i. */
function plainKey(address: string): string {
  return uniqueKey(address.normalize('NFKC')).replaceAll('\u0307', '');
}

function firstDomainOf(domain: string): string {
  return SAME_MAILBOX.find((domains) => domains.includes(domain))?.[0] ?? domain;
}
