import { agePolicyAt, DEFAULT_AGE_POLICY, parseAgePolicies } from '#domain/ages/age-policy.ts';
import type { Field } from '#domain/fields/field.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { isOneOf, keysOf, pick } from '../../api-client/typed-record.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import {
  type EditField,
  type EditForm,
  type EditValues,
  formOf,
  isEditField,
  type QuestToEdit,
  questNow,
} from './edit-form.ts';

/** What someone else has changed while the dialog was open: field → its value now. */
export type Conflict = Partial<EditValues>;
export type Side = 'theirs' | 'mine';
export type Choices = Partial<Record<EditField, Side>>;

/** Which fields of the form hold a value of the wire. */
function formFields(field: EditField): (keyof EditForm)[] {
  if (field === 'startedAt') return ['day', 'start'];
  return [field === 'endedAt' ? 'end' : field];
}

/**
 * Quest and form after the editor has chosen a side for each field: the quest is as it is now, and the form differs
 * from it only where the editor keeps their own.
 */
export function afterChoice(
  { quest, form }: { quest: QuestToEdit; form: EditForm },
  conflict: Conflict,
  choices: Choices,
): { quest: QuestToEdit; form: EditForm } {
  const now = questNow(quest, conflict);
  const theirs = formOf(now);
  const taken = conflictFields(conflict)
    .filter((field) => choices[field] === 'theirs')
    .flatMap(formFields);
  return { quest: now, form: { ...form, ...pick(theirs, taken) } };
}

/** The fields of a conflict that the dialog knows. */
export function conflictFields(conflict: Conflict): EditField[] {
  return keysOf(conflict).filter(isEditField);
}

/** How people call what two edits contend about. */
export function labelOf(field: EditField): string {
  if (isOneOf(keysOf(QUEST_FIELDS), field)) return said(QUEST_FIELDS[field].label);
  const t = textsOf(consoleQuestEditTexts);
  const { location, trainings } = textsOf(consoleQuestWordsTexts);
  const labels: { readonly [Field in EditField]?: string } = {
    startedAt: t.start,
    endedAt: t.end,
    locationId: location,
    publishingStatus: t.status,
    requiredOrientations: trainings,
  };
  return labels[field] ?? field;
}

/** A value as a person reads it. */
export function valueInWords(field: EditField, values: Partial<EditValues>, quest: QuestToEdit): string {
  const t = textsOf(consoleQuestEditTexts);
  const value = values[field];
  if (field === 'agePolicyIndex') {
    const policy = agePolicyAt(parseAgePolicies(quest.provider.agePolicies), values.agePolicyIndex ?? null);
    return policy === DEFAULT_AGE_POLICY ? textsOf(consoleQuestWordsTexts).allAges : policy.name;
  }
  if (Array.isArray(value)) {
    const names = value.map((id) => trainingName(quest, String(id)));
    return names.join(', ') || t.none;
  }
  if (value === null || value === undefined || value === '') return t.none;
  if (field === 'startedAt' || field === 'endedAt') {
    const { longDay, time } = consoleFormats();
    return `${longDay(Date.parse(String(value)))}, ${time(Date.parse(String(value)))}`;
  }
  if (field === 'publishingStatus' && values.publishingStatus) return statusLabel(values.publishingStatus);
  if (field === 'locationId') return placeName(quest, String(value));
  if (field === 'prerequisiteMinutes') return consoleFormats().serviceHours(Number(value));
  const row: Partial<Field<unknown>> = isOneOf(keysOf(QUEST_FIELDS), field) ? QUEST_FIELDS[field] : {};
  return row.phrase?.(value) ?? String(value);
}

function trainingName({ provider }: QuestToEdit, id: string): string {
  return (
    provider.templateOrientations.find((one) => one.id === id)?.name ??
    textsOf(consoleQuestEditTexts).aTraining
  );
}

function placeName({ provider, location }: QuestToEdit, id: string): string {
  const known = [...provider.approvedLocations, ...(location ? [location] : [])];
  return known.find((one) => one.id === id)?.name ?? textsOf(consoleQuestEditTexts).anotherLocation;
}
