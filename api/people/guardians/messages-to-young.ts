import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import { openWords } from '#api/access/outbox/entries/message-words.ts';
import { message, messageWords } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { oldestInInbox } from '#domain/messages/inbox.ts';
import { copyForGuardian, MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';

/** What someone under 18 was told, for their guardian: as in the inbox, without links. `sentAt` in epoch ms. */
export type MessageToYoung = {
  id: string;
  sentAt: number;
  language: string;
  subject: string;
  paragraphs: string[];
};

const MOST = 50;
const KINDS = (Object.keys(MAIL_KINDS) as MailKind[]).filter((kind) => copyForGuardian(kind) === 'whole');

/**
 * Messages of which a guardian gets a copy, newest first, since the guardian agreed and as far back as the inbox goes.
 * One statement. `since` and `now` in epoch ms.
 */
export async function readMessagesToYoung(
  db: Db,
  accountId: string,
  { since, now }: { since: number; now: number },
): Promise<MessageToYoung[]> {
  const rows = await db
    .select({
      id: message.id,
      sentAt: message.createdAt,
      wordsId: message.wordsId,
      words: messageWords.words,
    })
    .from(message)
    .innerJoin(messageWords, eq(messageWords.id, message.wordsId))
    .where(
      and(
        eq(message.accountId, accountId),
        gte(message.createdAt, Math.max(since, oldestInInbox(now))),
        inArray(message.kind, KINDS),
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(MOST);
  return rows.flatMap(({ id, sentAt, wordsId, words }) => {
    const opened = openWords(db, wordsId, words);
    if (!opened) return [];
    const { locale: language, subject, parts } = opened;
    const paragraphs = parts.filter((part) => typeof part === 'string');
    return [{ id, sentAt, language, subject, paragraphs }];
  });
}
