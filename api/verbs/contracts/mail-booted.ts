import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endedEntry } from '#api/reads/calendar-feeds/ended-spots.ts';
import type { AttendanceRow } from '#api/reads/contracts/attendance-facts.ts';
import { translatedTitles } from '#api/rows/quests/quest-title-columns.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { BootOption } from '#domain/sign-up/boot.ts';
import { bootMail } from '#domain/sign-up/boot-mail.ts';

/** Tells a volunteer of the removal. */
export async function mailBooted(
  tx: Db,
  context: MailContext,
  { chariteerId, providerId, questId, eventTitle, startedAt }: AttendanceRow,
  boot: { option: BootOption; message: string | null },
): Promise<void> {
  const [charity] = await tx
    .select({ name: provider.name, translated: translatedTitles(questId) })
    .from(provider)
    .where(eq(provider.id, providerId));
  const title = { written: eventTitle, translated: charity?.translated ?? {} };
  const facts = { ...boot, title, startedAt, providerName: charity?.name ?? '' };
  const { config } = context;
  const entryOf = await endedEntry(tx, context, { questId, chariteerId });
  const told = withSubjectInShort(
    {
      kind: 'booted',
      questId,
      startsAt: startedAt,
      write: (locale, { firstName }) => bootMail(locale, config, { ...facts, firstName }),
      mail: (reach) => ({ threadId: questId, ...entryOf(reach) }),
    },
    (locale) => ({
      from: facts.providerName,
      title: titleIn(locale, title),
      link: linkIn(locale, config, `/questList/${providerId}/quest/${questId}`),
    }),
  );
  await queueMessages(tx, context, told, [chariteerId]);
}
