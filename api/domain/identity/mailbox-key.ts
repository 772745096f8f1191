import { uniqueKey } from './registration.ts';

/**
 * A service with one mailbox for several addresses. `domains`: all of them reach the same mailboxes; keys have the
 * first. `spellings`: characters of a name that make no difference there, with what stands in keys for each.
 */
export type MailboxProvider = {
  domains: readonly [string, ...string[]];
  spellings: readonly (readonly [string, string])[];
};

/** Hotmail, Outlook and Live are not among them: there each domain has mailboxes of its own. */
export const MAILBOX_PROVIDERS: readonly MailboxProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], spellings: [['.', '']] },
  {
    domains: ['protonmail.com', 'proton.me', 'pm.me', 'protonmail.ch'],
    spellings: [
      ['.', ''],
      ['-', ''],
      ['_', ''],
    ],
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], spellings: [] },
  { domains: yandexDomains(), spellings: [['.', '-']] },
];

/** Hosts that deliver whatever is sent to any name at NAME.theirs to NAME. */
export const HOSTS_WITH_SUBDOMAINS = ['com', 'fm', 'us', 'net', 'org'].map((end) => `fastmail.${end}`);

/**
 * The mailbox that an address reaches, for telling whether two people share one: case, width of letters, what follows a
 * plus in the name (every large service delivers it to the same person), the domains and spellings of a provider, and
 * Fastmail's subdomains make no difference. `mailboxColumn` in the schema is the same rule in SQL.
 */
export function mailboxKey(address: string): string {
  const key = plainKey(address);
  const at = key.lastIndexOf('@');
  const typedDomain = key.slice(at + 1);
  // A plus at the beginning belongs to the name.
  const typedName = key.slice(0, 1) + key.slice(1, at).replace(/\+.*$/, '');
  const host = HOSTS_WITH_SUBDOMAINS.find(
    (one) => typedDomain.indexOf(`.${one}`) > 0 && typedDomain.endsWith(`.${one}`),
  );
  const name = host === undefined ? typedName : typedDomain.slice(0, -host.length - 1);
  const domain = host ?? typedDomain;
  const provider = MAILBOX_PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  const spelled = provider.spellings.reduce((text, [from, to]) => text.replaceAll(from, to), name);
  return `${spelled}@${provider.domains[0]}`;
}

/** Every key that the database may hold for the mailbox of an address: hashes of older versions know fewer aliases. */
export function storedMailboxKeys(address: string): string[] {
  const key = mailboxKey(address);
  const at = key.lastIndexOf('@');
  const provider = MAILBOX_PROVIDERS.find(({ domains }) => domains[0] === key.slice(at + 1));
  return (provider?.domains ?? [key.slice(at + 1)]).map((domain) => `${key.slice(0, at)}@${domain}`);
}

/** Whether email to one of them is read where email to the other is. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxKey(one) === mailboxKey(other);
}

/** The text without differences of width, and with the dotted İ as a plain i. */
function plainKey(address: string): string {
  return uniqueKey(address.normalize('NFKC')).replaceAll('\u0307', '');
}

/** Domains of Yandex that all deliver to the same mailbox of a login. */
function yandexDomains(): readonly [string, ...string[]] {
  const ends = 'com by kz ua uz az com.tr com.am com.ge co.il ee fr kg lt lv md tj tm'.split(' ');
  return ['yandex.ru', 'ya.ru', 'narod.ru', ...ends.map((end) => `yandex.${end}`)];
}
