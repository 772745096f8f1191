import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { textsOf } from '../../../language/console-locale.ts';
/** Creator of a charity: staff, or the importer of a public list. */
export function sourceLabel(importSource: string | null): string {
  const t = textsOf(consoleCharitiesTexts);
  return importSource === null ? t.byStaff : t.byImporter({ source: importSource });
}
