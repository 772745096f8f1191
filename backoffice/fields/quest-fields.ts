import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { consoleQuestFieldsTexts } from '#domain/texts/generated/console-quest-fields.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { consoleLocale } from '../language/console-locale.ts';
import type { FormField } from './FieldInput.tsx';

type QuestFields = typeof QUEST_FIELDS;
type Word = string | ((values: { max: number }) => string);
type Row = FormField & { stampLabel?: string };

/**
 * The table of a quest's fields with its labels, helps and problems in the language of the console. The table itself
 * has the English, which the API says as well.
 */
export function questFields(): QuestFields {
  if (consoleLocale() === FIRST_LOCALE) return QUEST_FIELDS;
  const rows = Object.entries(QUEST_FIELDS as unknown as Readonly<Record<string, Row>>);
  return Object.fromEntries(rows.map(([name, row]) => [name, worded(name, row)])) as unknown as QuestFields;
}

function worded(name: string, row: Row): Row {
  const { input } = row;
  return {
    ...row,
    label: wordOf(name, row) ?? row.label,
    ...(row.stampLabel && { stampLabel: wordOf(`${name}Stamp`, row) ?? row.stampLabel }),
    input: input.help ? { ...input, help: helpOf(name, row) } : input,
    problem: (value) => {
      const message = row.problem(value);
      if (message === null) return null;
      const isMissing = typeof value === 'string' && value.trim() === '';
      return (isMissing ? wordOf(`${name}Missing`, row) : null) ?? wordOf(`${name}Wrong`, row) ?? message;
    },
  };
}

function helpOf(name: string, row: Row): string {
  const { input } = row;
  if (input.kind === 'number' && input.max !== null)
    return consoleQuestFieldsTexts(consoleLocale()).span({ min: input.min, max: input.max });
  return wordOf(`${name}Help`, row) ?? '';
}

/** Text of a field's label or help by its key; null if there's none. */
function wordOf(key: string, { input }: Row): string | null {
  const locale = consoleLocale();
  const word: Word | undefined = consoleQuestFieldsTexts(locale)[key as 'eventTitle'];
  if (word === undefined) return null;
  return typeof word === 'string'
    ? word
    : (word as (values: { max: number }) => string)({ max: maxOf(input) });
}

function maxOf(input: FormField['input']): number {
  return 'max' in input ? (input.max ?? 0) : 0;
}
