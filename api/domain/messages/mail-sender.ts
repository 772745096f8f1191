/** Parses MAIL_FROM, an address with or without a name, into name, address and domain. */
export function mailSender(from: string): { name: string; address: string; domain: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  return { name, address, domain: /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost' };
}
