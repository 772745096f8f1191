import { and, asc, eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { Context } from '#api/access/request/context.ts';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { isTakeable } from '#api/rows/gate-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import type { OrientationRow } from '#api/rows/training-row.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { resolutionMail } from '#domain/trainings/record-mail.ts';

/** Tells a volunteer of the resolution that a training has now. */
export async function mailResolution(context: Context, tx: Db, record: OrientationRow): Promise<void> {
  const { config, now } = context;
  const { providerId, templateId, name, note } = record;
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const questId = await nextQuestId(tx, { templateId, personId: record.ownerId, now });
  const path = `/questList/${providerId}${questId === null ? '' : `/quest/${questId}`}`;
  const facts = { trainingName: name, providerName: charity?.name ?? '', record, note, now };
  const told = withSubjectInShort(
    {
      kind: 'training-resolution',
      write: (locale, { firstName }) =>
        resolutionMail(locale, config, { ...facts, firstName, link: linkIn(locale, config, path) }),
    },
    (locale) => ({ from: facts.providerName, title: name, link: linkIn(locale, config, path) }),
  );
  await queueMessages(tx, context, told, [record.ownerId]);
}

type Trained = { templateId: string; personId: string; now: number };

/** The next published quest that asks for the training and that the person can sign up for. */
async function nextQuestId(tx: Db, { templateId, personId, now }: Trained): Promise<string | null> {
  const [next] = await tx
    .select({ id: quest.id })
    .from(questRequiredOrientation)
    .innerJoin(quest, eq(quest.id, questRequiredOrientation.questId))
    .innerJoin(provider, and(eq(provider.id, quest.providerId), eq(provider.isVisible, true)))
    .innerJoin(chariteer, eq(chariteer.id, personId))
    .where(
      and(
        eq(questRequiredOrientation.templateId, templateId),
        eq(quest.publishingStatus, 'Published'),
        startsAfter(now),
        ...isTakeable(now),
        clashesWithNothingOf(personId, now),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(1);
  return next?.id ?? null;
}
