import type { ConsoleRecapTablesTexts } from '../texts/generated/console-recap-tables.ts';

/** Names a type of quests by its id, out of the texts of the categories. */
export function categoryName(texts: object): (id: string) => string {
  const names: Readonly<Record<string, string>> = { ...texts };
  return (id) => names[id] ?? id;
}

/** '26 to 64', '65 and over'; the API names a band by its English words. */
export function ageBandName({
  ageBand,
  ageAndOver,
}: Pick<ConsoleRecapTablesTexts, 'ageBand' | 'ageAndOver'>): (band: string | null) => string {
  return (band) => {
    const [, from = '', to] = /^(\d+) (?:to (\d+)|and over)$/.exec(band ?? '') ?? [];
    if (from === '') return band ?? '';
    return to === undefined ? ageAndOver({ from }) : ageBand({ from, to });
  };
}
