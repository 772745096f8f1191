import { and, eq, gt } from 'drizzle-orm';
import { countRecipients, leaveOutMailed, readTogether } from '#api/access/outbox/count-caused-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { message } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import {
  isCausedByOther,
  limitOfMail,
  type MailboxLimit,
  mayGetNews,
  NEWS_WINDOW_MS,
} from '#domain/messages/caused-mail.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import type { Reach } from './ways-to-reach.ts';

type Sent = { kind: MailKind; causedById?: string };
type Taker = Pick<Reach, 'accountId' | 'recipients'>;

/**
 * Who of these may be told one more thing: who has not had as many as a day allows that others caused, nor as much news
 * as a day and a week allow. `counted`: for whom it counts as caused by someone else. At most three statements.
 */
export async function readTakers(
  db: Db,
  context: MailContext,
  { kind, causedById }: Sent,
  people: readonly Taker[],
): Promise<{ takers: Set<string>; counted: Set<string> }> {
  const ids = people.map(({ accountId }) => accountId);
  const isNews = MAIL_KINDS[kind].class === 'news';
  const mayTakeNews = isNews ? await readNewsTakers(db, context.now, ids) : new Set(ids);
  const limit = limitForMany(kind, causedById);
  if (causedById === undefined || limit === null) return { takers: mayTakeNews, counted: new Set() };
  // A broadcast goes to many, and costs: whoever is on a quest with its sender is asked no more often for that.
  const isApart = isNews || limit === 'fromOne';
  const together = isApart ? new Set<string>() : await readTogether(db, causedById, ids, context.now);
  const apart = people.filter(({ accountId }) => !together.has(accountId));
  const counted = new Set(apart.map(({ accountId }) => accountId));
  const addressed = apart.map((one) => ({ ...one, emailAddress: addressOf(one) }));
  const left = await leaveOutMailed(db, context, addressed, { limit, causedById });
  const takers = [...together, ...left.map(({ accountId }) => accountId)];
  return { takers: new Set(takers.filter((id) => mayTakeNews.has(id))), counted };
}

/** Counts what someone else caused for whom it was queued. */
export async function countCaused(
  tx: Db,
  context: MailContext,
  { kind, causedById }: Sent,
  people: readonly Taker[],
): Promise<void> {
  const limit = limitForMany(kind, causedById);
  if (limit !== null) await countRecipients(tx, context, people.map(addressOf), { limit, causedById });
}

/** The limit that messages to many people count for; null: none. */
function limitForMany(kind: MailKind, causedById: string | undefined): MailboxLimit | null {
  const hasCauser = causedById !== undefined;
  if (isCausedByOther(kind, { hasCauser, isOnQuestTogether: false })) return 'others';
  return limitOfMail(kind, hasCauser)?.limit === 'fromOne' ? 'fromOne' : null;
}

/** Key by which a person's messages are counted: the email address, or else the account. */
function addressOf({ accountId, recipients }: Taker): string {
  return recipients.email ?? accountId;
}

/** Finds the accounts that can get one more news message; one statement. `now` in epoch ms. */
async function readNewsTakers(db: Db, now: number, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ accountId: message.accountId, createdAt: message.createdAt })
    .from(message)
    .where(
      and(
        isInList(message.accountId, ids),
        eq(message.class, 'news'),
        gt(message.createdAt, now - NEWS_WINDOW_MS),
      ),
    );
  const gotAt = Map.groupBy(rows, ({ accountId }) => accountId);
  const instantsOf = (id: string) => (gotAt.get(id) ?? []).map(({ createdAt }) => createdAt);
  return new Set(ids.filter((id) => mayGetNews(instantsOf(id), now)));
}
