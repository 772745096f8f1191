import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSaveQuestConfigurationArgs } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { guild } from '#db/schema/guild.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { parseQuestConfiguration, serializeQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { type BookReferences, guildIdsIn, problemOfBooks } from '#domain/books/quest-configuration-check.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { createProviderLoaders } from './provider-loaders.ts';
import { findProvider } from './provider-queries.ts';
import type { ProviderRow } from './provider-row.ts';

/** Stands for one state of a provider's books. */
export function versionOf(questConfiguration: string | null): string {
  return createHash('sha256')
    .update(questConfiguration ?? '')
    .digest('hex')
    .slice(0, 16);
}

/**
 * Saves the three books of a provider. Needs quest U.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, EDIT_CONFLICT, BAD_USER_INPUT with the entry that is wrong.
 */
export async function saveQuestConfiguration(
  context: Context,
  { providerId, questConfiguration: json, expectedVersion }: MutationSaveQuestConfigurationArgs,
): Promise<ProviderRow> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'editQuests');
  await store.write(async (tx) => {
    const stored = await readBooks(tx, providerId);
    const version = versionOf(stored);
    if (version !== expectedVersion) {
      throw new DomainError('EDIT_CONFLICT', { changedFields: { questConfiguration: version } });
    }
    const message = problemOfBooks(
      refsOf(consoleRulesTexts),
      json,
      await loadReferences(tx, providerId, json),
      stored,
    );
    if (message) throw new DomainError('BAD_USER_INPUT', { message });
    const questConfiguration = mergedBooks(stored, json);
    await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, providerId));
    await report(tx, context, 'ScheduleChanged', {
      before: scheduleIn(stored),
      after: scheduleIn(questConfiguration),
    });
    const about = { actorId: accountId, subjectId: providerId };
    await recordAudit(tx, now, { ...about, action: 'books-saved' });
  });
  context.loaders(createProviderLoaders).questConfiguration.clear(providerId);
  return findProvider(context, providerId);
}

/** The books as sent. Keys beside them that were not sent stay, and an importer's mark is no one else's to change. */
function mergedBooks(stored: string, sent: string): string {
  const { rest } = parseQuestConfiguration(stored);
  const books = parseQuestConfiguration(sent);
  const { imported: _, ...sentRest } = books.rest;
  return serializeQuestConfiguration({ ...books, rest: { ...rest, ...sentRest } });
}

const scheduleIn = (json: string) => parseQuestConfiguration(json).bundleBook.monthly_schedule;

async function readBooks(tx: Db, providerId: string): Promise<string> {
  const [row] = await tx
    .select({ text: provider.questConfiguration })
    .from(provider)
    .where(eq(provider.id, providerId));
  return row?.text ?? '';
}

async function loadReferences(tx: Db, providerId: string, json: string): Promise<BookReferences> {
  const stamps = await tx
    .select({ id: quest.id, eventType: quest.eventType, max: quest.resourceMaxNumber })
    .from(quest)
    .where(and(eq(quest.providerId, providerId), eq(quest.publishingStatus, 'Template')));
  const places = await tx
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.providerId, providerId), eq(location.isApproved, true)));
  const guilds = await tx
    .select({ id: guild.id })
    .from(guild)
    .where(isInList(guild.id, guildIdsIn(json)));
  return {
    stamps: new Map(stamps.map(({ id, eventType }) => [id, eventType])),
    maximums: new Map(stamps.map(({ id, max }) => [id, max])),
    approvedLocationIds: new Set(places.map(({ id }) => id)),
    guildIds: new Set(guilds.map(({ id }) => id)),
  };
}
