import type { Field, ShownFact } from '#domain/fields/field.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { QUEST_FIELDS, type QuestFieldName, type QuestValues } from '#domain/quests/quest-field.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { keysOf } from '../../api-client/typed-record.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';

/** `isWritten`: in the words of who wrote it. */
export type QuestFact = ShownFact & { isWritten: boolean };

/** What there is to say of a quest's fields, in the order of their table and in the words of this console. */
export function questFacts(quest: QuestValues & { isEachAsked?: boolean }): QuestFact[] {
  const own: Said = wordsOfFacts(quest.isEachAsked === true);
  return keysOf(QUEST_FIELDS).flatMap((name) => {
    const { fact, label, input }: Field<unknown> = QUEST_FIELDS[name];
    const { term = said(label), words = asText, none } = (own[name] ?? {}) as Wording<unknown>;
    const shown = words(quest[name]) ?? none;
    if (!fact?.isInConsole || shown === undefined) return [];
    const isWritten = quest[name] === shown;
    return [{ name, term, words: shown, isLong: input.kind === 'passage', isWritten }];
  });
}

const asText = (value: unknown) => (typeof value === 'string' && value) || null;

/** How a fact is said: its value, null where there is nothing to say, and what stands there then. */
type Wording<Value> = { term?: string; words?: (value: Value) => string | null; none?: string };
type Said = { [Name in QuestFieldName]?: Wording<QuestValues[Name]> };

/** What the field's label does not say: the words of a value that is no text, and those where there is none. */
function wordsOfFacts(isEachAsked: boolean): Said {
  const t = textsOf(consoleQuestPageTexts);
  const { serviceHours, duration } = consoleFormats();
  return {
    firstMinutes: { none: t.notSaid },
    giverName: { none: t.noSupervisor },
    equipment: { none: t.noEquipment },
    prerequisiteMinutes: { words: (kept) => (kept > 0 ? serviceHours(kept) : null), none: t.noHours },
    othersMax: {
      words: (kept) => (kept > 0 ? (isEachAsked ? t.othersNotNow({ count: kept }) : String(kept)) : null),
    },
    flexibleMinimumTime: {
      term: t.stay,
      words: (kept) => (kept === null ? null : t.flexible({ duration: duration(kept) })),
      none: t.wholeTime,
    },
    serviceTags: { words: (kept) => kept.map(tagLabel).join(', ') || null, none: t.noTags },
  };
}

/** A category under its name, whatever else as it is kept. */
function tagLabel(tag: string): string {
  const { id, label } = categoryOf([tag]);
  return tag === label ? textsOf(categoriesTexts)[id] : tag;
}

/** A quest with its start and end as milliseconds, as the rules of its status take them. */
export function timesOf(quest: QuestRecord) {
  return { ...quest, startedAt: instantOf(quest.startedAt), endedAt: instantOf(quest.endedAt) };
}

function instantOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
