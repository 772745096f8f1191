import { randomBytes, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { joiningCodeMail } from '#api/access/outbox/joining-mails.ts';
import { readFriendToken } from '#api/access/outbox/links/friend-link.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { countJoiningCode } from '#api/access/request/heard-attempt.ts';
import { joiningCookie, joiningHashOf, newJoiningKey } from '#api/access/request/joining-key.ts';
import type { MutationStartJoiningArgs } from '#api/graphql/generated/types.ts';
import { type AccountForLogIn, readAccountByEmail } from '#api/identity/accounts/account-queries.ts';
import { giveBrowsersHoldBack } from '#api/places/holds/give-holds-back.ts';
import { holdPlace } from '#api/places/holds/hold-place.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { joining } from '#db/schema/joining.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  JOINING_CODE_LIFETIME_MS,
  JOINING_CODE_TRIES,
  JOINING_LIFETIME_MS,
  JOINING_PAUSE_MS,
} from '#domain/accounts/joining.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { isNewAddress, uniqueKey } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { NamedQuest } from '#domain/messages/named-quest.ts';
import { isKnownToAll } from '#domain/quests/quest-status.ts';
import { refusalToNewcomers } from '#domain/sign-up/newcomer-start.ts';
import {
  joiningCodeHashes,
  joiningRowOf,
  type OpenJoining,
  readJoining,
  withAddress,
} from './joining-queries.ts';
import type { JoiningRow } from './joining-row.ts';

/** What is asked for: where the code goes, and what it is for. */
type Asked = { emailAddress: string; questId: string | null; inviterId: string | null };

/**
 * Emails a code and a link to an address, and remembers the browser that asked. Known and unknown addresses are
 * answered and mailed alike. Asked for again at once, as by a second press, it is the code on its way that counts.
 * Errors: INVALID_PARAMS, RATE_LIMITED, and with a quest what it refuses every newcomer with.
 */
export async function startJoining(
  context: Context,
  { email, questId, invitation, key: sent }: MutationStartJoiningArgs,
): Promise<JoiningRow> {
  const { store, now, request, config } = context;
  if (!isNewAddress(email)) throw new DomainError('INVALID_PARAMS');
  const known = await readJoining(store.read, now, joiningHashOf(context, sent));
  const inviterId = inviterOf(context, invitation, known?.questId === questId ? known : null);
  const asked: Asked = { emailAddress: typedAddress(email), questId: questId ?? null, inviterId };
  if (known && isOnItsWay(known, asked, now)) return joiningRowOf(known, null);
  const emailKey = uniqueKey(email);
  await countJoiningCode(context, emailKey);
  // A browser keeps its key, so that the page in another tab goes on, too.
  const fresh = known ? null : newJoiningKey();
  const made = await store.write(async (tx) => {
    const owner = await readAccountByEmail(tx, emailKey);
    const sentRow = await sendCode(tx, context, asked, { known, owner, browserHash: fresh?.hash ?? '' });
    await holdForJoining(tx, context, sentRow);
    return sentRow;
  });
  if (fresh && request.isBrowser) context.setCookie(joiningCookie(config, fresh.key));
  return joiningRowOf(made, fresh && !request.isBrowser ? fresh.key : null);
}

/** Inviter of this request's link, or of an earlier one for the same quest. */
function inviterOf(
  { config, now }: Context,
  token: string | null | undefined,
  before: OpenJoining | null,
): string | null {
  return (token ? readFriendToken(config.dataKey, token, now) : null) ?? before?.inviterId ?? null;
}

function isOnItsWay(known: OpenJoining, { emailAddress, questId }: Asked, now: number): boolean {
  const isSame = uniqueKey(known.emailAddress) === uniqueKey(emailAddress) && known.questId === questId;
  const isGood = known.enteredAt === null && known.tries < JOINING_CODE_TRIES;
  return isSame && isGood && now < known.sentAt + JOINING_PAUSE_MS;
}

/**
 * From the moment that a code was sent a place of the quest is held for this browser, where one can be. A quest that
 * refuses every newcomer is refused here: nothing is sent then.
 */
async function holdForJoining(tx: Db, context: Context, sent: OpenJoining): Promise<void> {
  const { questId, browserHash, addressKey } = sent;
  if (questId === null) return giveBrowsersHoldBack(tx, context, browserHash);
  const networkAddress = context.request.address;
  const heldUntil = await holdPlace(tx, context, { questId, browserHash, addressKey, networkAddress });
  const [row] = await loadGateRows(tx, { viewerId: null, questIds: [questId], isCountingAlways: false });
  const refusal = row && refusalToNewcomers(gateFactsOf(row, null, context.now), heldUntil !== null);
  if (refusal) throw new DomainError(refusal);
}

type OpenQuest = NamedQuest & { id: string };
type Place = { known: OpenJoining | null; owner: AccountForLogIn | null; browserHash: string };

async function sendCode(
  tx: Db,
  context: Context,
  asked: Asked,
  { known, owner, browserHash }: Place,
): Promise<OpenJoining> {
  const { now, config, request } = context;
  const id = known?.id ?? newId(now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(32).toString('base64url');
  const leadsTo = asked.questId === null ? null : await findOpenQuest(tx, asked.questId);
  const made = {
    ...(await whatFor(tx, id, asked, leadsTo)),
    codeHash: joiningCodeHashes(config, id, code)[0],
    formerCodeHashes: known ? formerCodes(known, asked) : [],
    linkHash: hashToken(token),
    tries: 0,
    sentAt: now,
    codeExpiresAt: now + JOINING_CODE_LIFETIME_MS,
    enteredAt: null,
    expiresAt: now + JOINING_LIFETIME_MS,
  };
  const [row] = known
    ? await tx.update(joining).set(made).where(eq(joining.id, id)).returning()
    : await tx
        .insert(joining)
        .values({ id, browserHash, createdAt: now, ...made })
        .returning();
  const opened = row && withAddress(tx, row);
  if (!opened) throw new DomainError('JOINING_NOT_FOUND');
  const mail = mailIn(localeOf(owner?.locale ?? null, request.pageLocale), (locale) =>
    joiningCodeMail(locale, config, { code, token, quest: leadsTo }),
  );
  const to = { recipient: opened.emailAddress, ownerId: owner?.id ?? null };
  await queueMail(tx, context, { kind: 'joining-code', ...mail, ...to });
  return opened;
}

async function whatFor(tx: Db, id: string, { emailAddress, inviterId }: Asked, leadsTo: OpenQuest | null) {
  const inviter =
    inviterId === null
      ? null
      : await tx.select({ id: account.id }).from(account).where(eq(account.id, inviterId)).get();
  return {
    address: tx.cells.seal('joining.address', id, emailAddress),
    addressKey: tx.cells.hash('joining.addressKey', mailboxKey(emailAddress)),
    questId: leadsTo?.id ?? null,
    inviterId: leadsTo && inviter ? inviter.id : null,
  };
}

/** Finds a quest that visitors can open; null for others, so that their existence stays hidden. */
async function findOpenQuest(tx: Db, questId: string): Promise<OpenQuest | null> {
  const { id, startedAt, publishingStatus, announcedAt } = quest;
  const found = await tx
    .select({ id, title: QUEST_TITLE, startedAt, publishingStatus, announcedAt })
    .from(quest)
    .innerJoin(provider, and(eq(provider.id, quest.providerId), eq(provider.isVisible, true)))
    .where(eq(id, questId))
    .get();
  return found && isKnownToAll(found) ? found : null;
}

/** Codes that were sent to another address are just wrong ones. */
function formerCodes({ emailAddress, codeHash, formerCodeHashes }: OpenJoining, asked: Asked): string[] {
  if (uniqueKey(emailAddress) !== uniqueKey(asked.emailAddress)) return [];
  return [...(codeHash === null ? [] : [codeHash]), ...formerCodeHashes].slice(0, JOINING_CODE_TRIES);
}
