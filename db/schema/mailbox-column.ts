import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/sqlite-core';
import { HOSTS_WITH_SUBDOMAINS, MAILBOX_PROVIDERS } from '#domain/identity/mailbox-key.ts';

/**
 * A generated column with the mailbox key of an address, made from the providers that `mailboxKey` in the domain knows,
 * so that every account behind one mailbox is found by an index. `column`: the address, or its lower-case form.
 */
export function mailboxColumn(column: string) {
  const key = `lower(trim("${column}"))`;
  const domain = `substr(${key}, instr(${key}, '@') + 1)`;
  const name = `substr(${key}, 1, min(instr(${key}, '@') - 1, instr(substr(${key}, 2) || '+', '+')))`;
  const ofProviders = MAILBOX_PROVIDERS.map(({ domains, spellings }) => {
    const spelled = spellings.reduce((part, [from, to]) => `replace(${part}, '${from}', '${to}')`, name);
    const known = domains.map((one) => `'${one}'`).join(', ');
    return `WHEN ${domain} IN (${known}) THEN ${spelled} || '@${domains[0]}'`;
  });
  const ofSubdomains = HOSTS_WITH_SUBDOMAINS.map((host) => {
    const subdomain = `substr(${domain}, 1, length(${domain}) - ${host.length + 1})`;
    return `WHEN ${domain} GLOB '?*.${host}' THEN ${subdomain} || '@${host}'`;
  });
  const known = MAILBOX_PROVIDERS.flatMap(({ domains }) => domains).map((one) => `'${one}'`);
  // Most addresses are of other domains: told first, since every read of a row computes the column.
  const isOther = `${domain} NOT IN (${known.join(', ')}) AND ${domain} NOT GLOB '?*.fastmail.*'`;
  const other = `${name} || '@' || ${domain}`;
  const cases = [`WHEN ${isOther} THEN ${other}`, ...ofProviders, ...ofSubdomains].join(' ');
  return text().generatedAlwaysAs(sql.raw(`CASE ${cases} ELSE ${other} END`), {
    mode: 'virtual',
  });
}
