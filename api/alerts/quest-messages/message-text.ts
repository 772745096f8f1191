import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { linkIn } from '#domain/messages/letter.ts';
import {
  problemOfQuestMessage,
  refusalOfWriting,
  tidyQuestMessage,
} from '#domain/quest-messages/quest-message.ts';
import { formRefs } from '#domain/texts/form-texts.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { questPath } from './message-letters.ts';
import type { WrittenQuest } from './written-quest.ts';

/** A text about a quest as it is sent. Errors: QUEST_CLOSED_TO_MESSAGES, BAD_USER_INPUT with the text to show. */
export function checkedText(
  { config, now }: Pick<Context, 'config' | 'now'>,
  written: WrittenQuest,
  typed: string,
): string {
  const refusal = refusalOfWriting(written, now);
  if (refusal) throw new DomainError(refusal);
  const message = problemOfQuestMessage(formRefs(), typed, config.publicOrigin);
  if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
  return tidyQuestMessage(typed);
}

/** The text without links to the quest's own page, which even the young may get. */
export function withoutQuestLinks(
  { config }: Pick<Context, 'config'>,
  written: WrittenQuest,
  text: string,
): string {
  const links = LOCALES.map((locale) => linkIn(locale, config, questPath(written)));
  return text
    .split(/(\s+)/)
    .map((word) => (links.includes(word.replace(/[.,;:!?)]+$/, '')) ? '' : word))
    .join('');
}
