import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { refuseContactDetails } from '#api/people/young-messages/contact-refusals.ts';
import { copyOfOwnWords } from '#api/people/young-messages/copy-of-own-words.ts';
import { readYoungAmong } from '#api/people/young-messages/young-people.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { stampPlaces } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { lengthProblem, refusalOfAsk, standInWord } from '#domain/stand-ins/stand-in-gate.ts';

/** A place for which its owner may look for a sub. */
export type AskablePlace = { contractId: string; questId: string; chariteerId: string; charity: string };

/**
 * The place of the session's own volunteer, or of a child under its account, and the word as it is kept. Errors:
 * NOT_LOGGED_IN, those of the domain's gate, BAD_USER_INPUT and CONTACT_DETAILS_TO_YOUNG for the word.
 */
export async function requireAskable(
  tx: Db,
  context: Context,
  { contractId, word: given }: { contractId: string; word?: string | null },
): Promise<{ place: AskablePlace; word: string | null }> {
  const { viewer, now } = context;
  const person = requireLogin(viewer);
  const row = await readPlace(tx, contractId);
  if (!row) throw new DomainError('CONTRACT_NOT_FOUND');
  const { chariteerId } = row;
  const isOwn = chariteerId === person.accountId || (await isOwnChild(tx, person, chariteerId));
  const facts = { now, isOwn, place: row, quest: row.quest, allowsStandIns: row.allows !== false };
  const refusal = refusalOfAsk(facts);
  if (refusal) throw new DomainError(refusal);
  const word = standInWord(given);
  const tooLong = lengthProblem(word);
  if (tooLong) throw new DomainError('BAD_USER_INPUT', { message: tooLong });
  // For a child its guardian writes, who is an adult.
  const isWriter = word !== null && chariteerId === person.accountId;
  const isYoung = isWriter && (await readYoungAmong(tx, now, [chariteerId])).length > 0;
  // Whoever may be the sub reads it, and may be under 18.
  if (isYoung)
    await report(tx, context, 'WordsWritten', {
      copies: await copyOfOwnWords(tx, now, { ...row, text: word, writerId: chariteerId }),
    });
  else await refuseContactDetails(tx, word, 'reader', row);
  return { place: { contractId, questId: row.questId, chariteerId, charity: row.charity }, word };
}

async function readPlace(tx: Db, contractId: string) {
  const [row] = await tx
    .select({
      questId: contract.questId,
      chariteerId: contract.chariteerId,
      guildId: contract.guildId,
      abandonedAt: contract.abandonedAt,
      status: contract.status,
      charity: provider.name,
      providerId: quest.providerId,
      allows: stampPlaces.allowsStandIns,
      quest: {
        eventType: quest.eventType,
        publishingStatus: quest.publishingStatus,
        startedAt: quest.startedAt,
        endedAt: quest.endedAt,
      },
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(stampPlaces, eq(stampPlaces.stampId, quest.templateQuestId))
    .where(eq(contract.id, contractId));
  return row;
}
