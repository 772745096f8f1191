import { problemsOfTyped, typedFields, valuesOfTyped } from '#domain/fields/field-input.ts';
import { QUEST_FIELDS, type QuestFieldName, type QuestValues } from '#domain/quests/quest-field.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { clampResources, newQuestValues, problemOfValues } from '#domain/quests/quest-values.ts';
import type { StampChangesInput } from '../../gql/generated.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';

/** A field that is typed as one text; the tags are entered as a category and an address. */
export type StampField = Exclude<QuestFieldName, 'serviceTags'>;
export const STAMP_FIELDS = (Object.keys(QUEST_FIELDS) as QuestFieldName[]).filter(
  (name) => name !== 'serviceTags',
);

/** The form of a stamp, as typed; numbers as texts, '' for none. */
export type StampForm = Record<StampField, string> & {
  eventType: EventType;
  category: string;
  /** Where volunteers apply, for a role outside. */
  applicationLink: string;
  locationId: string;
  requiredOrientations: string[];
};

/** What a stamp holds on the wire. */
export type StampInput = Required<Omit<StampChangesInput, 'id' | 'expectedUpdatedAt'>>;

export const NEW_STAMP: StampForm = {
  ...typedFields(QUEST_FIELDS, STAMP_FIELDS, newQuestValues({}, null)),
  stampIcon: 'stamp_envelope_01',
  eventType: 'OSV',
  category: '',
  applicationLink: '',
  locationId: '',
  requiredOrientations: [],
};

/** The form of a stamp, or of a quest that a stamp is to be made from. */
export function stampFormOf(stamp: StampDetails): StampForm {
  const [category = '', applicationLink = ''] = stamp.serviceTags;
  return {
    ...typedFields(QUEST_FIELDS, STAMP_FIELDS, stamp),
    stampIcon: stamp.stampIcon ?? NEW_STAMP.stampIcon,
    eventType: stamp.eventType,
    category,
    applicationLink,
    locationId: stamp.locationId ?? '',
    requiredOrientations: stamp.requiredOrientations.map(({ id }) => id).sort(),
  };
}

/** What a form means. Tags after the first two are kept as they were. */
export function inputOf(form: StampForm, otherTags: readonly string[] = []): StampInput {
  const link = form.applicationLink.trim();
  const values = valuesOfTyped(QUEST_FIELDS, STAMP_FIELDS, form) as Pick<QuestValues, StampField>;
  return {
    ...values,
    ...clampResources(values),
    eventType: form.eventType,
    serviceTags: tagsOf(form.category, link, otherTags),
    locationId: form.locationId || null,
    requiredOrientations: form.requiredOrientations.toSorted(),
  };
}

/** Only what differs from the stamp. */
export function stampChanges(form: StampForm, stamp: StampDetails): Partial<StampInput> {
  const otherTags = stamp.serviceTags.slice(2);
  const before = inputOf(stampFormOf(stamp), otherTags);
  const changed = Object.entries(inputOf(form, otherTags)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof StampInput]),
  );
  return Object.fromEntries(changed) as Partial<StampInput>;
}

/** The form after somebody else's edit: what was not touched here takes their value. */
export function rebased(form: StampForm, from: StampDetails, onto: StampDetails): StampForm {
  const before = stampFormOf(from);
  const touched = Object.entries(form).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof StampForm]),
  );
  return { ...stampFormOf(onto), ...(Object.fromEntries(touched) as Partial<StampForm>) };
}

export type StampProblems = { readonly [Field in keyof StampForm]?: string };

/** What is wrong with a form, by field, in the words of the API. */
export function stampProblems(form: StampForm): StampProblems {
  const tags = problemOfValues({ serviceTags: inputOf(form).serviceTags ?? [] });
  return {
    ...problemsOfTyped(QUEST_FIELDS, STAMP_FIELDS, form),
    ...(tags !== null && { applicationLink: tags }),
  };
}

function tagsOf(category: string, link: string, others: readonly string[]): string[] {
  if (category === '' && link === '' && others.length === 0) return [];
  return [category, ...(link === '' && others.length === 0 ? [] : [link]), ...others];
}
