import { stampTitleOf, UNTITLED } from '#domain/books/quest-configuration.ts';
import { consoleStampsTexts } from '#domain/texts/generated/console-stamps.ts';
import { textsOf } from '../../language/console-locale.ts';

/** What people call a stamp; one without a title is called so in the language of the console. */
export function shownTitleOf(stampTitle: string | null): string {
  const title = stampTitleOf(stampTitle);
  return title === UNTITLED ? textsOf(consoleStampsTexts).untitled : title;
}
