import { type SQL, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { contactEmail } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { saidOnce } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { TO_TYPED_ADDRESSES } from '#domain/messages/mail-kind.ts';
import type { RefusedAddress } from '#domain/messages/refused-address-mail.ts';

/** An address that no email reaches, and the person who can correct it. */
export type AddressRefusal = { reportId: string; ownerId: string; refused: RefusedAddress };

const AT_ONCE = 50;

/** Emails refused since an instant (epoch ms), not told of yet, whose address the owner of the email can correct. */
export function readRefusals(db: Db, since: number): Promise<AddressRefusal[]> {
  return readRefusalsWhere(db, sql`${outboxMessage.createdAt} > ${since}`);
}

/** Refused emails among these that were not told of yet and whose address their owner can correct. */
export function readRefusalsOf(db: Db, ids: readonly string[]): Promise<AddressRefusal[]> {
  return readRefusalsWhere(db, isInList(outboxMessage.id, ids));
}

function readRefusalsWhere(db: Db, wanted: SQL): Promise<AddressRefusal[]> {
  const { id, kind, status, channel, ownerId, createdAt, lastError } = outboxMessage;
  const isOwn = sql`(${contactEmail.id} IS NOT NULL OR ${kind} = 'email-change')`;
  const refused = sql`CASE WHEN ${guardianConsent.id} IS NOT NULL THEN 'guardian'
    WHEN ${kind} = 'answers-address' THEN 'answers' ELSE 'own' END`;
  const reportId = sql`CASE WHEN ${contactEmail.id} IS NOT NULL
    THEN ${contactEmail.id} || '@' || ${contactEmail.unreachableAt} ELSE ${id} END`;
  return db.all<AddressRefusal>(sql`SELECT ${reportId} AS "reportId", ${ownerId} AS "ownerId", ${refused} AS refused
    FROM ${outboxMessage}
    LEFT JOIN ${guardianConsent} ON ${guardianConsent.chariteerId} = ${ownerId} AND ${kind} = 'guardian-asked'
      AND ${guardianConsent.state} = 'asked' AND ${guardianConsent.linkSentAt} <= ${createdAt}
    LEFT JOIN ${contactEmail} ON ${contactEmail.accountId} = ${ownerId}
      AND ${contactEmail.unreachableAt} >= ${createdAt}
      AND NOT ${isInList(kind, TO_TYPED_ADDRESSES)}
    WHERE ${status} = 'failed' AND ${wanted} AND ${channel} = 'email' AND ${ownerId} IS NOT NULL
      AND (${guardianConsent.id} IS NOT NULL OR ${kind} = 'answers-address' OR ${isOwn})
      AND ${lastError} LIKE 'The mail server refused%'
      AND NOT EXISTS (SELECT 1 FROM ${saidOnce}
        WHERE ${saidOnce.key} = 'address-refused:' || ${reportId})
    LIMIT ${AT_ONCE}`);
}
