import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QueryDocumentsToSignArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { loadGateRows, unsignedOf } from '#api/quests/sign-up/gate-facts.ts';
import { isInList } from '#db/in-list.ts';
import { charityDocument } from '#db/schema/charity-document.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readDocuments } from './document-queries.ts';
import type { DocumentToSignRow } from './document-row.ts';

/** The texts that someone has to sign for a quest. Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND. */
export async function documentsToSign(
  { viewer, store, now }: Context,
  { questId, chariteerId }: QueryDocumentsToSignArgs,
): Promise<DocumentToSignRow[]> {
  const person = requireLogin(viewer);
  const signer = await requireSelfOrChild(store.read, person, chariteerId ?? person.accountId);
  const question = { viewerId: signer.accountId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(store.read, question);
  if (!row || !answersSignUps(row, signer)) throw new DomainError('QUEST_NOT_FOUND');
  // Whoever is under 18 signs nothing alone; the guardian reads it.
  if (signer.isYoung && signer.accountId === person.accountId) return [];
  const ids = unsignedOf(row, now).map(({ id }) => id);
  return ids.length === 0 ? [] : readDocuments(store.read, now, isInList(charityDocument.id, ids));
}
