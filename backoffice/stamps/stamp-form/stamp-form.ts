import type { QuestValues } from '#domain/quests/quest-field.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { clampResources, problemOfValues } from '#domain/quests/quest-values.ts';
import type { StampChangesInput } from '../../gql/generated.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';

/** The form of a stamp, as typed; numbers as texts, '' for none. */
export type StampForm = {
  stampTitle: string;
  stampIcon: string;
  eventTitle: string;
  eventType: EventType;
  category: string;
  /** Where volunteers apply, for a role outside. */
  applicationLink: string;
  description: string;
  equipment: string;
  giverName: string;
  locationId: string;
  /** Minutes of the shortest stay, '' when everybody stays the whole time. */
  flexibleMinutes: string;
  resourceMinNumber: string;
  resourceDesiredNumber: string;
  resourceMaxNumber: string;
  prerequisiteHours: string;
  agePolicyIndex: string;
  requiredOrientations: string[];
};

/** What a stamp holds on the wire. */
export type StampInput = Required<Omit<StampChangesInput, 'id' | 'expectedUpdatedAt'>>;

export const NEW_STAMP: StampForm = {
  stampTitle: '',
  stampIcon: 'stamp_envelope_01',
  eventTitle: '',
  eventType: 'OSV',
  category: '',
  applicationLink: '',
  description: '',
  equipment: '',
  giverName: '',
  locationId: '',
  flexibleMinutes: '',
  resourceMinNumber: '1',
  resourceDesiredNumber: '5',
  resourceMaxNumber: '10',
  prerequisiteHours: '0',
  agePolicyIndex: '',
  requiredOrientations: [],
};

/** The form of a stamp, or of a quest that a stamp is to be made from. */
export function stampFormOf(stamp: StampDetails): StampForm {
  const [category = '', applicationLink = ''] = stamp.serviceTags;
  return {
    stampTitle: stamp.stampTitle ?? '',
    stampIcon: stamp.stampIcon ?? NEW_STAMP.stampIcon,
    eventTitle: stamp.eventTitle,
    eventType: stamp.eventType,
    category,
    applicationLink,
    description: stamp.description,
    equipment: stamp.equipment ?? '',
    giverName: stamp.giverName ?? '',
    locationId: stamp.locationId ?? '',
    flexibleMinutes: stamp.flexibleMinimumTime === null ? '' : String(stamp.flexibleMinimumTime),
    resourceMinNumber: String(stamp.resourceMinNumber),
    resourceDesiredNumber: String(stamp.resourceDesiredNumber),
    resourceMaxNumber: String(stamp.resourceMaxNumber),
    prerequisiteHours: String(stamp.prerequisiteMinutes / 60),
    agePolicyIndex: stamp.agePolicyIndex === null ? '' : String(stamp.agePolicyIndex),
    requiredOrientations: stamp.requiredOrientations.map(({ id }) => id).sort(),
  };
}

/** What a form means. Tags after the first two are kept as they were. */
export function inputOf(form: StampForm, otherTags: readonly string[] = []): StampInput {
  const link = form.applicationLink.trim();
  return {
    stampTitle: form.stampTitle.trim() || null,
    stampIcon: form.stampIcon,
    eventTitle: form.eventTitle.trim(),
    eventType: form.eventType,
    serviceTags: tagsOf(form.category, link, otherTags),
    description: form.description,
    equipment: form.equipment.trim() || null,
    giverName: form.giverName.trim() || null,
    locationId: form.locationId || null,
    flexibleMinimumTime: form.flexibleMinutes === '' ? null : Number(form.flexibleMinutes),
    ...clampResources({
      resourceMinNumber: Number(form.resourceMinNumber),
      resourceDesiredNumber: Number(form.resourceDesiredNumber),
      resourceMaxNumber: Number(form.resourceMaxNumber),
    }),
    prerequisiteMinutes: Math.round(Number(form.prerequisiteHours) * 60),
    agePolicyIndex: form.agePolicyIndex === '' ? null : Number(form.agePolicyIndex),
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

const FIELDS_OF_VALUES = {
  eventTitle: 'eventTitle',
  description: 'description',
  equipment: 'equipment',
  giverName: 'giverName',
  stampTitle: 'stampTitle',
  serviceTags: 'applicationLink',
  flexibleMinimumTime: 'flexibleMinutes',
  prerequisiteMinutes: 'prerequisiteHours',
} as const satisfies { readonly [Value in keyof QuestValues]?: keyof StampForm };

/** What is wrong with a form, by field, in the words of the API. */
export function stampProblems(form: StampForm): StampProblems {
  const input = inputOf(form) as QuestValues;
  const problems: Partial<Record<keyof StampForm, string>> = {};
  for (const [value, field] of Object.entries(FIELDS_OF_VALUES)) {
    const message = problemOfValues({ [value]: input[value as keyof QuestValues] });
    if (message) problems[field] = message;
  }
  for (const field of ['resourceMinNumber', 'resourceDesiredNumber', 'resourceMaxNumber'] as const) {
    if (form[field].trim() === '' || Number.isNaN(Number(form[field]))) {
      problems[field] = 'Please enter a number.';
    }
  }
  if (form.prerequisiteHours.trim() === '') problems.prerequisiteHours = 'Please enter a number.';
  return problems;
}

function tagsOf(category: string, link: string, others: readonly string[]): string[] {
  if (category === '' && link === '' && others.length === 0) return [];
  return [category, ...(link === '' && others.length === 0 ? [] : [link]), ...others];
}
