import { uniqueKey } from './registration.ts';

const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address reaches, for telling whether two people share one: case, what follows a plus in the name
 * (every large service delivers it to the same person), and at Gmail the dots and its second domain make no difference.
 */
export function mailboxKey(address: string): string {
  const key = uniqueKey(address);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const [name = ''] = key.slice(0, at).split('+');
  if (!WITHOUT_DOTS.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/** Whether mail to one of them is read where mail to the other is. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxKey(one) === mailboxKey(other);
}
