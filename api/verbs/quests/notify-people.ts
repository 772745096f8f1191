import { eq } from 'drizzle-orm';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestNoticeRow } from '#api/rows/quests/quest-row.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import { type NoticeFacts, noticeMail, type QuestNotice } from '#domain/quests/changes/quest-notice.ts';
import type { StoredQuest } from './editable-quest.ts';
import { noticeCalendar } from './notice-calendar.ts';
import { peopleToTell } from './people-to-tell.ts';

type Edit = { kind: QuestNotice; stored: StoredQuest; changes: QuestChanges };

/** What everybody is told alike. */
type Told = Omit<NoticeFacts, 'link'>;

/**
 * Queues a mail to everybody on an edited quest, and to the admins of the guild that has reserved it; only to
 * confirmed addresses. Returns who has to be told in another way.
 */
export async function notifyPeople(context: Context, tx: Db, edit: Edit): Promise<QuestNoticeRow> {
  const { kind, stored } = edit;
  const { reached, unreached } = await peopleToTell(tx, stored);
  const facts = reached.length > 0 ? await loadFacts(tx, edit) : null;
  const page = `/questList/${stored.providerId}/quest/${stored.id}`;
  const { config } = context;
  const entryOf = await noticeCalendar(tx, context, { questId: stored.id, kind });
  for (const { firstName, address, recipientId, locale: chosen } of reached) {
    if (!facts) continue;
    const reader = { personId: recipientId ?? '', firstName, locale: chosen, recipients: { email: address } };
    await queueMail(tx, context, {
      kind: 'quest-changed',
      ...mailIn(chosen, (locale) =>
        noticeMail(locale, config, { ...facts, link: linkIn(locale, config, page) }, firstName),
      ),
      recipient: address,
      ownerId: recipientId,
      startsAt: firstStart(facts),
      more: { threadId: stored.id, ...entryOf(reader) },
    });
  }
  return { kind, mailedCount: reached.length, unreached, providerId: stored.providerId };
}

/** When somebody may be on the way: by what they knew, or by what they are told. */
function firstStart({ before, after }: Told): number | null {
  const starts = [before, after].flatMap(({ startedAt }) => startedAt ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}

async function loadFacts(tx: Db, { kind, stored, changes }: Edit): Promise<Told> {
  const { providerId, locationId } = stored;
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const newLocationId = changes.locationId === undefined ? locationId : changes.locationId;
  return {
    notice: kind,
    eventTitle: changes.eventTitle ?? stored.eventTitle,
    providerName: charity?.name ?? '',
    before: { ...stored, place: await placeName(tx, locationId) },
    after: { ...timesAfter(stored, changes), place: await placeName(tx, newLocationId) },
  };
}

async function placeName(tx: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [place] = await tx.select({ name: location.name }).from(location).where(eq(location.id, id));
  return place?.name ?? null;
}
