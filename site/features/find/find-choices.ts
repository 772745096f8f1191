import { CAUSES, type CauseId } from '#domain/discovery/causes.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { FindDistrictsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { asWritten } from '../../lib/language/as-written.ts';
import { causeLabels } from './cause-labels.ts';

/** What the form offers to choose from: causes with their types, and districts by label. */
export type FindChoices = {
  causes: readonly { label: string; types: readonly Choice[] }[];
  districts: readonly (Choice & ReturnType<typeof asWritten>)[];
};
type Choice = { id: string; label: string };

/** Causes and types in the language of the page, and districts; none of these where they cannot be read. */
export async function loadChoices(locals: App.Locals): Promise<FindChoices> {
  const labels = categoriesTexts(locals.locale);
  const { data } = await ask(locals, FindDistrictsDocument, {});
  const written = asWritten(locals.locale);
  const districts = data?.districts.map(({ id, name }) => ({ id, label: name, ...written })) ?? [];
  const causes = causeLabels(locals.locale);
  return {
    causes: Object.entries(CAUSES).map(([id, types]) => ({
      label: causes[id as CauseId],
      types: byLabel(types.map((type) => ({ id: type, label: labels[type] }))),
    })),
    districts: byLabel(districts),
  };
}

function byLabel<One extends Choice>(choices: readonly One[]): One[] {
  return sortedByName(choices, ({ label }) => label);
}
