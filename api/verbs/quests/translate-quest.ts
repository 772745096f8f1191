import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sanitizeDescription } from '#api/reads/quests/posting/sanitize-description.ts';
import { digestOf } from '#api/reads/quests/quest-translations.ts';
import { refuseQuestDetails } from '#api/reads/young-messages/refuse-quest-details.ts';
import type { QuestRow } from '#api/rows/quests/quest-row.ts';
import type { MutationTranslateQuestArgs } from '#api/sdl/generated/types.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  problemOfTranslation,
  type QuestTranslation,
  tidyTranslation,
} from '#domain/quests/quest-translation.ts';
import { loadStoredQuest } from './editable-quest.ts';
import { renewEntries } from './renew-entries.ts';
import { readAgain } from './update-quest.ts';

/**
 * Keeps what a charity says of its quest or stamp in another language; nothing given takes it away. Needs quest U at its
 * provider. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function translateQuest(context: Context, args: MutationTranslateQuestArgs): Promise<QuestRow> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const { id, locale } = args;
  await store.write(async (tx) => {
    const stored = await loadStoredQuest(tx, id);
    if (!stored) throw new DomainError('QUEST_NOT_FOUND');
    requireFeature(viewer, stored.providerId, 'editQuests');
    const words = tidyTranslation(cleaned(args, await readKept(tx, id, locale)));
    const problem = problemOfTranslation(locale, words ?? { ...NO_WORDS, eventTitle: stored.eventTitle });
    if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
    const said = { providerId: stored.providerId, given: words ?? {}, kept: stored };
    await refuseQuestDetails(tx, viewer, said);
    if (words)
      await keep(tx, {
        questId: id,
        locale,
        ...words,
        sourceDigest: digestOf(stored, words),
        updatedAt: now,
      });
    else await remove(tx, id, locale);
    await renewEntries(tx, now, eq(quest.id, id));
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'quest-translated', detail: { locale } });
  });
  return readAgain(context, id);
}

const NO_WORDS: QuestTranslation = { eventTitle: '', description: '', firstMinutes: '', equipment: '' };

/** What is given, and of what clients may leave out, what is kept. */
function cleaned(given: MutationTranslateQuestArgs, kept: Partial<QuestTranslation>): QuestTranslation {
  const { eventTitle, description, firstMinutes = kept.firstMinutes, equipment = kept.equipment } = given;
  return {
    eventTitle: eventTitle ?? '',
    description: sanitizeDescription(description ?? ''),
    firstMinutes: firstMinutes ?? '',
    equipment: equipment ?? '',
  };
}

async function readKept(tx: Db, questId: string, locale: string): Promise<Partial<QuestTranslation>> {
  const [row] = await tx.select().from(questTranslation).where(isTranslation(questId, locale));
  return row ?? {};
}

type Translation = typeof questTranslation.$inferInsert;

async function keep(tx: Db, row: Translation): Promise<void> {
  const { questId: _quest, locale: _locale, ...words } = row;
  const target = [questTranslation.questId, questTranslation.locale];
  await tx.insert(questTranslation).values(row).onConflictDoUpdate({ target, set: words });
}

async function remove(tx: Db, questId: string, locale: string): Promise<void> {
  await tx.delete(questTranslation).where(isTranslation(questId, locale));
}

const isTranslation = (questId: string, locale: string) =>
  and(eq(questTranslation.questId, questId), eq(questTranslation.locale, locale));
