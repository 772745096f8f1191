/** Who sends, by MAIL_FROM: an address, or a name with one. */
export function mailSender(from: string): { name: string; address: string; domain: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  return { name, address, domain: /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost' };
}
