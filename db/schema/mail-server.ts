import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ServerTrouble } from '#domain/messages/mail-delivery.ts';
import { rule } from './rules.ts';

/**
 * How the mail server is, in one row for all processes. `trouble` is what keeps it from taking any email, null while it
 * takes them; nothing is sent before `pausedUntil`. The last trouble is remembered beside it.
 */
export const mailServer = sqliteTable(
  'mail_server',
  {
    id: integer().primaryKey(),
    lastSuccessAt: integer(),
    trouble: text().$type<ServerTrouble>(),
    pausedUntil: integer(),
    /** How often in a row it has let down. */
    troubleCount: integer().notNull().default(0),
    lastTrouble: text().$type<ServerTrouble>(),
    lastTroubleCode: integer(),
    lastTroubleAt: integer(),
  },
  () => [
    rule('mail_server_one_row', `"id" = 1`),
    rule('mail_server_pause', `("trouble" IS NULL) = ("pausedUntil" IS NULL)`),
    rule('mail_server_count', `("trouble" IS NULL) = ("troubleCount" = 0)`),
    rule('mail_server_last', `("lastTrouble" IS NULL) = ("lastTroubleAt" IS NULL)`),
  ],
);
