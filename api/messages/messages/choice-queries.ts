import { eq } from 'drizzle-orm';
import { readUnsubscribeToken, type Unsubscribed } from '#api/access/outbox/links/unsubscribe-link.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { reachableBy, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { CHOSEN_CLASSES } from '#domain/messages/mail-kind.ts';
import {
  CHANNELS,
  channelsFor,
  isChosen,
  type MessageChoices,
  type Reachable,
} from '#domain/messages/message-choice.ts';
import type { MessageChoicesRow, UnsubscriptionRow } from './message-choice-row.ts';
import { isRefusing } from './refused-invitations.ts';

type Settings = Pick<Context, 'config'>;

/** What an account has chosen, and by which channels it can be reached. */
export async function readOwnWays(
  db: Db,
  { config }: Settings,
  accountId: string,
): Promise<{ choices: MessageChoices; reachable: Reachable }> {
  const [reach] = await readReaches(db, [accountId], offeredChannels(config), null);
  if (!reach) return { choices: {}, reachable: { email: false, text: false, push: false } };
  return { choices: reach.choices, reachable: reachableBy(reach) };
}

/** Message choices of an account: each class on each channel. */
export async function readMessageChoices(
  db: Db,
  settings: Settings,
  accountId: string,
): Promise<MessageChoicesRow> {
  const { choices, reachable } = await readOwnWays(db, settings, accountId);
  return {
    reachable: CHANNELS.filter((channel) => reachable[channel]),
    mustChannels: channelsFor('must', choices, reachable),
    choices: CHOSEN_CLASSES.flatMap((chosen) =>
      CHANNELS.map((channel) => ({ class: chosen, channel, isOn: isChosen(choices, chosen, channel) })),
    ),
  };
}

/** What a link ends. Errors: INVALID_TOKEN, also where there is no such account any more. */
export async function findUnsubscribed(db: Db, { config }: Settings, token: string): Promise<Unsubscribed> {
  const ended = readUnsubscribeToken(config.dataKey, token);
  if (ended === null) throw new DomainError('INVALID_TOKEN');
  if ('mailboxHash' in ended) return ended;
  const found = await db.select({ id: account.id }).from(account).where(eq(account.id, ended.accountId));
  if (found.length === 0) throw new DomainError('INVALID_TOKEN');
  return ended;
}

/** What a link ends, and whether emails of it still come. Errors: INVALID_TOKEN. */
export async function readUnsubscription(
  db: Db,
  settings: Settings,
  token: string,
): Promise<UnsubscriptionRow> {
  const found = await findUnsubscribed(db, settings, token);
  if ('mailboxHash' in found)
    return { class: 'news', isOfInvitations: true, isOn: !(await isRefusing(db, found.mailboxHash)) };
  const { choices } = await readOwnWays(db, settings, found.accountId);
  return { class: found.class, isOfInvitations: false, isOn: isChosen(choices, found.class, 'email') };
}
