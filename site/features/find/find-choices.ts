import { QUEST_CATEGORIES } from '#domain/quests/quest-category.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { FindDistrictsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { asWritten } from '../../lib/language/as-written.ts';

/** What the form offers to choose from, by label. */
export type FindChoices = { types: readonly Choice[]; districts: readonly Choice[] };
type Choice = { id: string; label: string } & ReturnType<typeof asWritten>;

/** Types in the language of the page, and districts; none of these where they cannot be read. */
export async function loadChoices(locals: App.Locals): Promise<FindChoices> {
  const labels = categoriesTexts(locals.locale);
  const { data } = await ask(locals, FindDistrictsDocument, {});
  const written = asWritten(locals.locale);
  return {
    types: byLabel(Object.values(QUEST_CATEGORIES).map(({ id }) => ({ id, label: labels[id] }))),
    districts: byLabel(data?.districts.map(({ id, name }) => ({ id, label: name, ...written })) ?? []),
  };
}

function byLabel(choices: readonly Choice[]): Choice[] {
  return sortedByName(choices, ({ label }) => label);
}
