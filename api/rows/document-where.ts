import { isNull, type SQL, sql } from 'drizzle-orm';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { charityDocument } from '#db/schema/charity-document.ts';
import { quest } from '#db/schema/quest.ts';

/* What quests require on paper, and what of it a person has, as conditions on `quest`. */

/** Whether a document was not withdrawn. */
export const isInForce = () => isNull(charityDocument.endedAt);

/** Later than any instant, for what has no end. */
const NEVER = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** Whether a row of requirements is about the quest or its stamp. */
const isOfQuest = (questId: SQL) => sql`${questId} IN (${quest.id}, ${quest.templateQuestId})`;

/** Until when the person's signatures of a role count. */
const signedUntil = (
  person: SQL,
  role: 'self' | 'guardian',
) => sql`(SELECT max(coalesce(signed."expiresAt", ${NEVER}))
  FROM document_signature AS signed JOIN document_version AS seen ON seen."id" = signed."versionId"
  WHERE signed."chariteerId" = ${person} AND seen."documentId" = doc."id" AND seen."number" >= doc."countsFrom"
    AND signed."role" = ${sql.raw(`'${role}'`)})`;

/** JSON of the documents that the quest requires, as `RequiredDocument` of the domain. */
export const requiredDocuments = (person: SQL) => sql<string>`(
  SELECT json_group_array(json_object('id', doc."id", 'title', now_valid."title", 'audience', doc."audience",
    'selfUntil', ${signedUntil(person, 'self')}, 'guardianUntil', ${signedUntil(person, 'guardian')}))
  FROM charity_document AS doc
  JOIN document_version AS now_valid ON now_valid."documentId" = doc."id" AND now_valid."number" = doc."version"
  WHERE doc."providerId" = ${quest.providerId} AND doc."endedAt" IS NULL AND (doc."isForAll" OR EXISTS (
    SELECT 1 FROM document_requirement AS needs
    WHERE needs."documentId" = doc."id" AND ${isOfQuest(sql`needs."questId"`)})))`;

/** `unsignedAmong` of the domain for one document and person: it is for them, and no signature of theirs counts. */
export function lacksSignature(now: number): SQL {
  const { id, audience, countsFrom } = charityDocument;
  return sql`(${audience} = 'everyone' OR (${audience} = 'minors') = ${isYoung(now)}) AND NOT EXISTS (
    SELECT 1 FROM document_signature AS signed JOIN document_version AS seen ON seen."id" = signed."versionId"
    WHERE signed."chariteerId" = ${chariteer.id} AND seen."documentId" = ${id} AND seen."number" >= ${countsFrom}
      AND signed."role" = CASE WHEN ${isYoung(now)} THEN 'guardian' ELSE 'self' END
      AND coalesce(signed."expiresAt", ${NEVER}) > ${now})`;
}

/** Whether the quest requires the document. */
export const requiresDocument = sql`(${charityDocument.isForAll} OR EXISTS (SELECT 1 FROM document_requirement AS needs
  WHERE needs."documentId" = ${charityDocument.id} AND ${isOfQuest(sql`needs."questId"`)}))`;

const requirements = sql`check_requirement AS needed WHERE ${isOfQuest(sql`needed."questId"`)}`;
const heldCheck = (
  person: SQL,
  by: 'needed' | 'asked',
) => sql`person_check AS held WHERE held."chariteerId" = ${person}
  AND held."providerId" = ${quest.providerId} AND held."kind" = ${sql.raw(by)}."kind"`;

/** JSON of the checks that the quest requires, as `RequiredCheck` of the domain. */
export const requiredChecks = (person: SQL) => sql<string>`(
  SELECT json_group_array(json_object('kind', asked."kind",
    'endsAt', (SELECT held."endsAt" FROM ${heldCheck(person, 'asked')})))
  FROM (SELECT DISTINCT "kind" FROM ${requirements}) AS asked)`;

/** Whether the quest requires a check of anyone. */
export const requiresCheck = sql`EXISTS (SELECT 1 FROM ${requirements})`;

/** `lackedAmong` of the domain is empty. */
export const hasChecks = (person: SQL, now: number) => sql`NOT EXISTS (SELECT 1 FROM ${requirements}
  AND NOT EXISTS (SELECT 1 FROM ${heldCheck(person, 'needed')} AND held."endsAt" > max(${now}, coalesce(${quest.startedAt}, 0))))`;
