import { agePolicyAt, parseAgePolicies } from '#domain/ages/age-policy.ts';
import type { Field } from '#domain/fields/field.ts';
import { EDIT_LABELS } from '#domain/quests/changes/quest-edit.ts';
import type { QuestFieldName } from '#domain/quests/quest-field.ts';
import { formatTime } from '#domain/text/format.ts';
import { questFields } from '../../fields/quest-fields.ts';
import {
  type EditField,
  type EditForm,
  type EditValues,
  formOf,
  type QuestToEdit,
  questNow,
} from './edit-form.ts';

/** What somebody else has changed while the dialog was open: field → its value now. */
export type Conflict = Partial<EditValues>;
export type Side = 'theirs' | 'mine';
export type Choices = Partial<Record<EditField, Side>>;

/** Which field of the form holds a value of the wire; all others have its name. */
const FORM_FIELDS: { readonly [Field in EditField]?: keyof EditForm } = {
  startedAt: 'start',
  endedAt: 'end',
};

const formField = (field: EditField) => FORM_FIELDS[field] ?? (field as keyof EditForm);

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
    .map((field) => [formField(field), theirs[formField(field)]]);
  return { quest: now, form: { ...form, ...(Object.fromEntries(taken) as Partial<EditForm>) } };
}

/** The fields of a conflict that the dialog knows. */
export function conflictFields(conflict: Conflict): EditField[] {
  return (Object.keys(conflict) as EditField[]).filter((field) => field in EDIT_LABELS);
}

/** A value as a person reads it. */
export function valueInWords(field: EditField, values: Partial<EditValues>, quest: QuestToEdit): string {
  const value = values[field];
  if (field === 'agePolicyIndex') {
    return agePolicyAt(parseAgePolicies(quest.provider.agePolicies), value as number | null).name;
  }
  if (Array.isArray(value)) {
    const names = value.map((id) => trainingName(quest, String(id)));
    return names.join(', ') || 'None';
  }
  if (value === null || value === undefined || value === '') return 'None';
  if (field === 'startedAt' || field === 'endedAt') return formatTime(Date.parse(String(value)));
  if (field === 'locationId') return placeName(quest, String(value));
  const fields = questFields();
  const row: Partial<Field<unknown>> = field in fields ? fields[field as QuestFieldName] : {};
  return row.phrase?.(value) ?? String(value);
}

function trainingName({ provider }: QuestToEdit, id: string): string {
  return provider.templateOrientations.find((one) => one.id === id)?.name ?? 'A training';
}

function placeName({ provider, location }: QuestToEdit, id: string): string {
  const known = [...provider.approvedLocations, ...(location ? [location] : [])];
  return known.find((one) => one.id === id)?.name ?? 'Another location';
}
