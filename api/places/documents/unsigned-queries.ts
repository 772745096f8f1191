import { and, asc, count, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryDocumentUnsignedArgs } from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { lacksSignature, requiresDocument } from '#api/rows/document-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { charityDocument, documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { findDocument } from './document-queries.ts';
import type { UnsignedPersonRow } from './document-row.ts';
import { requireClerk } from './signature-queries.ts';

/**
 * A page of who has to sign a document: people on quests ahead that require it, then adults whose earlier signature no
 * longer counts. Errors: NOT_LOGGED_IN, DOCUMENT_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listUnsigned(
  { viewer, store: { read }, now }: Context,
  { id, page, perPage }: QueryDocumentUnsignedArgs,
): Promise<{ items: UnsignedPersonRow[]; total: number }> {
  const { providerId } = await findDocument(read, now, id);
  requireClerk(viewer, providerId);
  const { limit, offset } = pageOf({ page, perPage });
  // Minors are the charity's to name only while they come.
  const isNamed = or(not(isYoung(now)), isNotNull(NEXT_AT));
  const where = and(eq(charityDocument.id, id), isStillThere(), lacksSignature(now), isNamed);
  const { id: chariteerId, username, nameFirst, nameLast } = chariteer;
  const people = findPeople(id, providerId, now);
  const [[all], rows] = await Promise.all([
    read
      .select({ total: count() })
      .from(people)
      .innerJoin(chariteer, isFound)
      .innerJoin(charityDocument, where),
    read
      .select({ chariteerId, username, nameFirst, nameLast, nextAt: NEXT_AT, signedAt: SIGNED_AT })
      .from(people)
      .innerJoin(chariteer, isFound)
      .innerJoin(charityDocument, where)
      .orderBy(sql`${NEXT_AT} IS NULL`, asc(NEXT_AT), asc(nameLast), asc(chariteerId))
      .limit(limit)
      .offset(offset),
  ]);
  return { items: rows.map((row) => ({ ...row, providerId })), total: all?.total ?? 0 };
}

const isFound = sql`${chariteer.id} = found."personId"`;
const NEXT_AT = sql<number | null>`found."nextAt"`;
const SIGNED_AT = sql<number | null>`found."signedAt"`;

/** People who have signed a document before, or are on a quest ahead that requires it, with the next of these: `found`. */
function findPeople(documentId: string, providerId: string, now: number): SQL {
  return sql`(SELECT "personId", min("startedAt") AS "nextAt", max("signedAt") AS "signedAt" FROM (
    SELECT ${contract.chariteerId} AS "personId", ${quest.startedAt} AS "startedAt", NULL AS "signedAt"
    FROM ${charityDocument} CROSS JOIN ${quest} CROSS JOIN ${contract}
    WHERE ${charityDocument.id} = ${documentId} AND ${quest.providerId} = ${providerId} AND ${startsAfter(now)}
      AND ${contract.questId} = ${quest.id} AND ${isActiveSignUp()} AND ${requiresDocument}
    UNION ALL
    SELECT ${documentSignature.chariteerId}, NULL, ${documentSignature.signedAt}
    FROM ${documentVersion} JOIN ${documentSignature} ON ${documentSignature.versionId} = ${documentVersion.id}
    WHERE ${documentVersion.documentId} = ${documentId}
  ) AS near GROUP BY "personId") AS found`;
}
