import { timeClashTexts } from '#domain/texts/generated/time-clash.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { LastGivenUpDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import type { Toast } from '../../../lib/cookies/flash.ts';
import type { WordsFor } from '../../../lib/language/quest-words-for.ts';
import { clashPlaceOf } from './clash-place.ts';

/** The title of the quest that was given up with the sign-up just made; null where none was. */
export async function givenUpWith(locals: App.Locals, questId: string): Promise<WordsFor | null> {
  const { data } = await ask(locals, LastGivenUpDocument, { id: questId });
  const left = data?.quest?.lastGivenUp;
  return left ? clashPlaceOf(left, locals).title : null;
}

/** What a notice says of a child's sign-up, with the quest that was given up for it where one was. */
export function childNotice(locale: Locale, notice: Toast | null, givenUp: WordsFor | null): Toast | null {
  if (notice?.tone !== 'success' || !givenUp) return notice;
  const sentence = timeClashTexts(locale)
    .childGaveUp({ title: givenUp.text })
    .map((part) => (typeof part === 'string' ? part : part.text));
  return { ...notice, text: `${notice.text} ${sentence.join('')}` };
}
