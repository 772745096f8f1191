import { and, desc, eq } from 'drizzle-orm';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import type { Message } from '#api/access/outbox/messages/queue-messages.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { type Reach, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Mail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { isProductsReason } from '#domain/quests/changes/end-reason.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { SPOT_ENDS } from '#domain/sign-up/spot-end.ts';
import { spotEndedMail } from '#domain/sign-up/spot-ended-mail.ts';
import { type SpotEnding, spotEndingOf } from '#domain/sign-up/spot-ending.ts';
import { readSpotEntries, type SpotEntries } from './spot-entries.ts';

/** Someone's spot on a quest that has just ended, in this transaction. */
export type EndedSpot = { questId: string; chariteerId: string };

/** Returns what the email that tells of the end carries for the calendars of its readers. */
export async function endedEntry(
  tx: Db,
  context: MailContext,
  { questId, chariteerId }: EndedSpot,
): Promise<(reach: Reach) => Pick<MailContent, 'calendar'>> {
  const entries = await readEntries(tx, context, { questId, chariteerId });
  return (reach) => entries?.entryFor(reach, 'CANCEL') ?? {};
}

/**
 * Writes the same emails for people whose account or record goes in this transaction, to be queued after it: what is
 * queued for an account goes with it. `only`: to this reader alone.
 */
export async function writeFarewells(
  tx: Db,
  context: MailContext,
  spots: readonly EndedSpot[],
  only?: string,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const spot of spots) {
    const message = await spotEndedMessage(tx, context, spot);
    if (!message) continue;
    // Whoever was told of it is told that it ended.
    const reaches = await readReaches(tx, [spot.chariteerId], offeredChannels(context.config), null);
    const read = reaches.filter(({ accountId }) => only === undefined || accountId === only);
    mails.push(...read.flatMap((reach) => farewellTo(message, { ...reach, firstName: null })));
  }
  return mails;
}

function farewellTo({ kind, startsAt = null, write, mail }: Message, reach: Reach): Mail[] {
  const { email: recipient } = reach.recipients;
  if (recipient === null) return [];
  const text = mailIn(reach.locale, (locale) => write(locale, reach));
  const { write: _, ...words } = text;
  return [{ kind, startsAt, ...words, recipient, ownerId: null, more: mail?.(reach) }];
}

/** The email that takes a spot off its owner's calendar; null where no calendar holds it any more. */
export async function spotEndedMessage(
  tx: Db,
  context: MailContext,
  spot: EndedSpot,
): Promise<Message | null> {
  const entries = await readEntries(tx, context, spot);
  if (!entries) return null;
  const { event, titles: title, entryFor } = entries;
  const { config } = context;
  const { questId, startedAt: startsAt, charityName: charity, providerId } = event;
  const childName = await firstNameOf(tx, spot.chariteerId);
  const ending = await readProductsEnding(tx, spot);
  const page = `/questList/${providerId}/quest/${questId}`;
  return withSubjectInShort(
    {
      kind: 'spot-ended' satisfies (typeof SPOT_ENDS)[keyof typeof SPOT_ENDS],
      questId,
      startsAt,
      write: (locale, { firstName, personId, accountId }) =>
        spotEndedMail(locale, config, {
          ...{ title, startedAt: startsAt, charity, firstName, ending, link: linkIn(locale, config, page) },
          childName: personId === accountId ? null : childName,
        }),
      mail: (reach) => ({ threadId: questId, ...entryFor(reach, 'CANCEL') }),
    },
    (locale) => ({ from: charity, title: titleIn(locale, title), link: linkIn(locale, config, page) }),
  );
}

/** Null for what no calendar holds any more: without a date, over, or cancelled with an email of its own. */
async function readEntries(
  tx: Db,
  context: MailContext,
  { questId, chariteerId }: EndedSpot,
): Promise<SpotEntries | null> {
  const entries = await readSpotEntries(tx, context, { questId, ended: [chariteerId] });
  if (!entries) return null;
  const { isCancelled, startedAt, endedAt } = entries.event;
  return isCancelled || (endedAt ?? startedAt) <= context.now ? null : entries;
}

/** Returns how the product ended a spot; null where it did not. */
async function readProductsEnding(tx: Db, { questId, chariteerId }: EndedSpot): Promise<SpotEnding | null> {
  const row = await tx
    .select(CONTRACT_COLUMNS)
    .from(contract)
    .where(and(eq(contract.questId, questId), eq(contract.chariteerId, chariteerId), isSignUp()))
    .orderBy(desc(contract.abandonedAt))
    .limit(1)
    .get();
  return row && isProductsReason(row.abandonReason) ? spotEndingOf(row) : null;
}

async function firstNameOf(tx: Db, id: string): Promise<string | null> {
  const row = await tx
    .select({ name: chariteer.nameFirst })
    .from(chariteer)
    .where(eq(chariteer.id, id))
    .get();
  return row?.name ?? null;
}

/** Takes a spot off its owner's calendar by an email of its own, where no other one tells of the end. */
export async function tellSpotEnded(tx: Db, context: MailContext, spot: EndedSpot): Promise<void> {
  const message = await spotEndedMessage(tx, context, spot);
  if (message) await queueMessages(tx, context, message, [spot.chariteerId]);
}
