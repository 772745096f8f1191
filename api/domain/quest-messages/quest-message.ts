import type { ErrorCode } from '../errors/errors.ts';
import { isOver, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';
import { oneLine } from '../text/plain-text.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import type { FormRefusalsTexts } from '../texts/generated/form-refusals.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';
import { holdsForeignLink } from './own-links.ts';

/** Characters as people count them. */
export const QUEST_MESSAGE_MAX = 1000;
/** How often a charity writes to the people of one quest in a day of New York. */
export const MOST_MESSAGES_A_DAY = 3;
/** How often someone writes to charities in a day, over all of them. */
export const MOST_OWN_MESSAGES_A_DAY = 5;
/** How often a charity answers one message: it is an answer, not a way to keep writing. */
export const MOST_ANSWERS = 3;

const HOUR_MS = 3_600_000;
const SOON_MS = 48 * HOUR_MS;
const AFTERWARDS_MS = 7 * 24 * HOUR_MS;
/** How long it is kept what was written about a quest. */
export const QUEST_MESSAGE_KEPT_MS = 90 * 24 * HOUR_MS;

type WrittenQuest = QuestTimes & { publishingStatus: PublishingStatus };

/**
 * Whether charity and people of a quest may write to each other: from publishing until seven days after the end, also
 * where it was cancelled; no one is on a draft or a stamp. `now` in epoch ms.
 */
export function mayWriteAbout(quest: WrittenQuest, now: number): boolean {
  if (quest.publishingStatus === 'Draft' || quest.publishingStatus === 'Template') return false;
  return !isOver(quest, now - AFTERWARDS_MS);
}

/** Why no one writes about a quest any more, or yet; null when they may. */
export function refusalOfWriting(quest: WrittenQuest, now: number): ErrorCode | null {
  return mayWriteAbout(quest, now) ? null : 'QUEST_CLOSED_TO_MESSAGES';
}

/** What a charity writes is what people must know from 48 hours before the start until the quest is over. */
export function kindOfQuestMessage(quest: QuestTimes, now: number): 'charity-writes-soon' | 'charity-writes' {
  const isSoon = quest.startedAt !== null && quest.startedAt - SOON_MS <= now && !isOver(quest, now);
  return isSoon ? 'charity-writes-soon' : 'charity-writes';
}

/** When the day of New York began or ends that an instant is in. Epoch ms. */
export function dayAround(now: number): { start: number; end: number } {
  const day = newYorkDay(now);
  return { start: instantOf(day, '00:00'), end: instantOf(addDays(day, 1), '00:00') };
}

/** The text as it is sent: plain, its lines kept, without control characters and marks that turn the direction. */
export function tidyQuestMessage(text: string): string {
  const lines = text.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return lines
    .map(oneLine)
    .join('\n')
    .replace(/\n\n\n+/g, '\n\n');
}

/** What is wrong with a text before it is sent, as far as its form tells; null when nothing is. */
export function problemOfLength<Text>(
  t: TextsAs<Pick<FieldProblemsTexts, 'required' | 'tooLong'>, Text>,
  text: string,
): Text | null {
  if (oneLine(text) === '') return t.required;
  return [...tidyQuestMessage(text)].length > QUEST_MESSAGE_MAX
    ? t.tooLong({ max: String(QUEST_MESSAGE_MAX) })
    : null;
}

/** What is wrong with a text that is to be sent; null when nothing is. `publicOrigin`: of the product. */
export function problemOfQuestMessage<Text>(
  t: TextsAs<Pick<FieldProblemsTexts, 'required' | 'tooLong'> & Pick<FormRefusalsTexts, 'foreignLink'>, Text>,
  text: string,
  publicOrigin: string,
): Text | null {
  const problem = problemOfLength(t, text);
  if (problem !== null) return problem;
  return holdsForeignLink(text, publicOrigin) ? t.foreignLink : null;
}
