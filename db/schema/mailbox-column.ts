import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/sqlite-core';

const GMAIL = `'gmail.com', 'googlemail.com'`;

/**
 * A generated column with the mailbox key of an address, by the rule of `mailboxKey` in the domain, so that every
 * account behind one mailbox is found by an index. `column`: the address, or its lower-case form.
 */
export function mailboxColumn(column: string) {
  const key = `lower(trim("${column}"))`;
  const domain = `substr(${key}, instr(${key}, '@') + 1)`;
  const name = `substr(${key}, 1, min(instr(${key}, '@'), instr(${key} || '+', '+')) - 1)`;
  return text().generatedAlwaysAs(
    sql.raw(
      `CASE WHEN ${domain} IN (${GMAIL}) THEN replace(${name}, '.', '') || '@gmail.com' ELSE ${name} || '@' || ${domain} END`,
    ),
    { mode: 'virtual' },
  );
}
