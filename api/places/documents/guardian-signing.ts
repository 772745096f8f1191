import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type {
  MutationAskGuardianToSignArgs,
  MutationSignByGuardianArgs,
} from '#api/graphql/generated/types.ts';
import { type GuardianKeys, openGuardianBrowser } from '#api/people/guardians/guardian-browser.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows, unsignedOf } from '#api/quests/sign-up/gate-facts.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { charityDocument } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { firstBytesOf } from '#domain/sessions/address-prefix.ts';
import { judge, refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { readDocuments } from './document-queries.ts';
import type { DocumentToSignRow } from './document-row.ts';
import { signedNameOf, signVersions } from './sign-documents.ts';

/**
 * Emails the guardian of the session's own volunteer, who is under 18, the link to sign what a quest requires, and holds a
 * spot until then for who is not on it yet. Answers until when, or null. Errors: NOT_LOGGED_IN, FORBIDDEN for adults, RATE_LIMITED,
 * QUEST_NOT_FOUND, and the gate's refusal where it is another one.
 */
export async function askGuardianToSign(
  context: Context,
  { questId }: MutationAskGuardianToSignArgs,
): Promise<number | null> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId: chariteerId } = person;
  if (!person.isYoung) throw new DomainError('FORBIDDEN');
  await countAttempt(store, [{ limit: 'guardianLinkByAccount', subject: chariteerId }], now);
  return store.write(async (tx) => {
    const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row || !answersSignUps(row, person)) throw new DomainError('QUEST_NOT_FOUND');
    const verdict = judge(gateFactsOf(row, person, now));
    const isOn = verdict === 'SIGNED_UP';
    if (isOn ? unsignedOf(row, now).length === 0 : verdict !== 'DOCUMENT_REQUIRED')
      throw new DomainError((isOn ? null : refusalOf(verdict)) ?? 'DOCUMENT_NOT_FOUND');
    await report(tx, context, 'SignatureWanted', { questId, chariteerId, isOn });
    const isOwn = and(eq(placeHold.questId, questId), eq(placeHold.chariteerId, chariteerId));
    const [held] = await tx.select({ endsAt: placeHold.endsAt }).from(placeHold).where(isOwn);
    return held?.endsAt ?? null;
  });
}

/** The texts that a guardian has to sign for the quests with a spot, held or taken. Errors: those of openGuardianBrowser. */
export async function guardianDocuments(
  { store: { read }, now }: Context,
  keys: GuardianKeys,
): Promise<DocumentToSignRow[]> {
  const { chariteerId } = await openGuardianBrowser(read, now, keys);
  const [held, taken] = await Promise.all([
    read
      .select({ questId: placeHold.questId })
      .from(placeHold)
      .where(and(eq(placeHold.chariteerId, chariteerId), gt(placeHold.endsAt, now))),
    read
      .select({ questId: contract.questId })
      .from(contract)
      .innerJoin(quest, eq(quest.id, contract.questId))
      .where(and(eq(contract.chariteerId, chariteerId), isActiveSignUp(), isNotOver(now))),
  ]);
  const questIds = [...held, ...taken].map(({ questId }) => questId);
  const rows = await loadGateRows(read, { viewerId: chariteerId, questIds, isCountingAlways: false });
  const ids = [...new Set(rows.flatMap((row) => unsignedOf(row, now).map(({ id }) => id)))];
  return ids.length === 0 ? [] : readDocuments(read, now, isInList(charityDocument.id, ids));
}

/**
 * Signs for someone under 18 on the guardian's own page; the sign-ups that waited for it go on. Errors: those of
 * openGuardianBrowser, DOCUMENT_NOT_FOUND, DOCUMENT_REPLACED, BAD_USER_INPUT.
 */
export async function signByGuardian(
  context: Context,
  { documents, fullName, ...keys }: MutationSignByGuardianArgs,
): Promise<boolean> {
  const { store, now, request } = context;
  await store.write(async (tx) => {
    const { chariteerId } = await openGuardianBrowser(tx, now, keys);
    const signer = { chariteerId, isYoung: true, signedName: signedNameOf(fullName) };
    const how = { way: 'site' as const, addressPrefix: firstBytesOf(request.address) };
    const signed = await signVersions(tx, now, documents, { ...signer, ...how });
    const about = { actorId: null, subjectId: chariteerId, detail: { documents: signed } };
    await recordAudit(tx, now, { ...about, action: 'guardian-signed' });
    await report(tx, context, 'GuardianSigned', { chariteerId });
  });
  return true;
}
