import { CAUSES, type CauseId } from '#domain/discovery/causes.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { findTexts } from '#domain/texts/generated/find.ts';
import { FindDistrictsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { asWritten } from '../../lib/language/as-written.ts';

/** What the form offers to choose from: causes with their types, and districts by label. */
export type FindChoices = {
  causes: readonly { id: string; label: string; types: readonly Choice[] }[];
  districts: readonly (Choice & ReturnType<typeof asWritten>)[];
};
type Choice = { id: string; label: string };

/** The key of a cause among the counts of types, of which one is called the same. */
export const causeKey = (cause: string) => `cause-${cause}`;

/** Causes and types in the language of the page, and districts; none of these where they cannot be read. */
export async function loadChoices(locals: App.Locals): Promise<FindChoices> {
  const labels = categoriesTexts(locals.locale);
  const t = findTexts(locals.locale);
  const { data } = await ask(locals, FindDistrictsDocument, {});
  const written = asWritten(locals.locale);
  const districts = data?.districts.map(({ id, name }) => ({ id, label: name, ...written })) ?? [];
  const causes: Record<CauseId, string> = {
    food: t.causeFood,
    kids: t.causeKids,
    nature: t.causeNature,
    health: t.causeHealth,
    hands: t.causeHands,
    neighbors: t.causeNeighbors,
  };
  return {
    causes: Object.entries(CAUSES).map(([id, types]) => ({
      id: causeKey(id),
      label: causes[id as CauseId],
      types: byLabel(types.map((type) => ({ id: type, label: labels[type] }))),
    })),
    districts: byLabel(districts),
  };
}

function byLabel<One extends Choice>(choices: readonly One[]): One[] {
  return sortedByName(choices, ({ label }) => label);
}
