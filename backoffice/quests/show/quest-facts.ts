import { type Fields, factsOf, type ShownFact } from '#domain/fields/field.ts';
import type { Fact } from '#domain/fields/field-input.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import type { QuestFieldName, QuestValues } from '#domain/quests/quest-field.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { questFields } from '../../fields/quest-fields.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

/** `isWritten`: in the words of who wrote it. */
export type QuestFact = ShownFact & { isWritten: boolean };

/** What there is to say of a quest's fields, in the order of their table and in the words of this console. */
export function questFacts(quest: QuestValues): QuestFact[] {
  const fields: Fields = questFields();
  const said = wordsOfFacts();
  const rows = Object.entries(fields).map(([name, { facts, ...row }]) => {
    const fact = facts?.console;
    const own = said[name as QuestFieldName];
    const shown = fact && { console: { ...fact, term: row.label, ...own } as Fact<unknown> };
    return [name, { ...row, ...(shown && { facts: shown }) }];
  });
  const shown = factsOf(Object.fromEntries(rows) as Fields, quest, { side: 'console', isManager: true });
  return shown.map((fact) => ({
    ...fact,
    isWritten: quest[fact.name as QuestFieldName] === fact.words,
  }));
}

type Said = { [Name in QuestFieldName]?: Partial<Fact<QuestValues[Name]>> };

/** What the field's label does not say: the words of a value that is no text, and those where there is none. */
function wordsOfFacts(): Said {
  const t = textsOf(consoleQuestPageTexts);
  const { serviceHours, duration } = consoleFormats();
  return {
    firstMinutes: { none: t.notSaid },
    giverName: { none: t.noSupervisor },
    equipment: { none: t.noEquipment },
    prerequisiteMinutes: { words: (kept) => (kept > 0 ? serviceHours(kept) : null), none: t.noHours },
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
