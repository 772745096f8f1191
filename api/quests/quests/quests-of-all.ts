import type { Values } from '#api/access/request/bare-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { organizationsOf } from '#domain/charities/organization-choice.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { questViewerAt } from '#domain/permissions/permissions.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { QuestRow } from './quest-row.ts';
import type { Selection } from './quest-selection.ts';
import { shapeQuests } from './quest-shape.ts';
import { allQuestsInWindow, allUndatedQuests, MAX_ROWS, type VisibleStatuses } from './quest-statements.ts';
import { listedTo } from './quest-visibility.ts';
import type { InstantWindow } from './quest-window.ts';
import { requestedSelection } from './requested-selection.ts';

/**
 * The quests of all charities in a window, as someone sees them: what is public of the visible ones, and of those
 * that they run what managers see. Roles without a date last. Errors: BAD_USER_INPUT for too many rows.
 */
export async function listAllInWindow(
  context: Context,
  window: InstantWindow,
  isPublished: boolean | null,
  fields: RequestedFields,
): Promise<QuestRow[]> {
  const { viewer, store } = context;
  const selection = requestedSelection(fields, viewer !== null);
  const visibilities = sightsOf(viewer?.isStaff ?? false, isPublished);
  const values = { ...standingsOf(viewer), ...window, viewer: viewer?.accountId ?? null };
  const dated = (await allQuestsInWindow(store.read, selection, visibilities).values(values)) as Values[];
  const undated = (await allUndatedQuests(store.read, selection, visibilities).values(values)) as Values[];
  const rows = [...dated, ...undated];
  if (rows.length > MAX_ROWS) {
    throw new DomainError('BAD_USER_INPUT', {
      message: refsOf(consoleRefusalsTexts).allFull({ max: String(MAX_ROWS) }),
    });
  }
  return shapeByProvider(selection, rows, context);
}

/** Which statuses are listed to whom; staff stands to every charity as its insiders do. */
function sightsOf(isStaff: boolean, isPublished: boolean | null): VisibleStatuses {
  return {
    everywhere: isStaff ? listedTo('insider', isPublished) : [],
    public: listedTo('public', isPublished),
    manager: listedTo('manager', isPublished),
    insider: listedTo('insider', isPublished),
  };
}

/** The charities someone runs, by how much they see there, as JSON lists. */
function standingsOf(viewer: Context['viewer']): { managerOf: string; insiderOf: string } {
  const ids = organizationsOf(viewer).map(({ providerId }) => providerId);
  const idsOf = (standing: 'manager' | 'insider') =>
    JSON.stringify(ids.filter((id) => questViewerAt(viewer, id) === standing));
  return { managerOf: idsOf('manager'), insiderOf: idsOf('insider') };
}

/** Shapes the rows charity by charity and keeps their order. */
async function shapeByProvider(
  selection: Selection,
  rows: readonly Values[],
  context: Context,
): Promise<QuestRow[]> {
  const at = selection.names.quest.indexOf('providerId');
  const groups = Map.groupBy(rows, (values) => String(values[at]));
  const { byId } = context.loaders(createProviderLoaders);
  const shaped = await Promise.all(
    [...groups].map(async ([id, own]) => {
      const provider = await byId.load(id);
      return provider ? shapeQuests(selection, own, provider, context) : [];
    }),
  );
  const byQuest = new Map(shaped.flat().map((row) => [row.id, row]));
  const idAt = selection.names.quest.indexOf('id');
  return rows.flatMap((values) => byQuest.get(String(values[idAt])) ?? []);
}
