import { fieldsIn } from '#domain/fields/field.ts';
import { QUEST_FIELDS, type QuestFieldName, type QuestValues } from '#domain/quests/quest-field.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { newQuestValues, orderResources } from '#domain/quests/quest-values.ts';
import { changedFields } from '../../api-client/changed-fields.ts';
import { keysOf } from '../../api-client/typed-record.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { StampChangesInput } from '../../gql/generated.ts';
import { said } from '../../language/console-locale.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';

/** A field with an input of its own; the tags are entered as a category and an address. */
export type StampField = Exclude<QuestFieldName, 'serviceTags'>;
export const STAMP_FIELDS = keysOf(QUEST_FIELDS).filter((name) => name !== 'serviceTags');

/** The form of a stamp: what it holds by the table of fields, and what is entered in another way than it is kept. */
export type StampForm = Pick<QuestValues, StampField> & {
  eventType: EventType;
  category: string;
  /** Link where volunteers apply for an outside role. */
  applicationLink: string;
  /** '' for none. */
  locationId: string;
  requiredOrientations: string[];
  /** The group of the stamp book for a new one. */
  groupName: string;
};

/** What a stamp holds on the wire. */
export type StampInput = Required<Omit<StampChangesInput, 'id' | 'expectedUpdatedAt'>>;

export const NEW_STAMP: StampForm = {
  ...withoutTags(newQuestValues({}, null)),
  stampIcon: 'stamp_envelope_01',
  eventType: 'OSV',
  category: '',
  applicationLink: '',
  locationId: '',
  requiredOrientations: [],
  groupName: '',
};

/** The form of a stamp, or of a quest that a stamp is to be made from. */
export function stampFormOf(stamp: StampDetails): StampForm {
  const [category = '', applicationLink = ''] = stamp.serviceTags;
  return {
    ...withoutTags(fieldsIn(QUEST_FIELDS, stamp)),
    stampIcon: stamp.stampIcon ?? NEW_STAMP.stampIcon,
    eventType: stamp.eventType,
    category,
    applicationLink,
    locationId: stamp.locationId ?? '',
    requiredOrientations: stamp.requiredOrientations.map(({ id }) => id).sort(),
    groupName: '',
  };
}

/** What a form means. Tags after the first two are kept as they were. */
export function inputOf(form: StampForm, otherTags: readonly string[] = []): StampInput {
  const {
    eventType,
    category,
    applicationLink,
    locationId,
    requiredOrientations,
    groupName: _,
    ...own
  } = form;
  return {
    ...own,
    ...orderResources(own),
    eventType,
    serviceTags: tagsOf(category, applicationLink.trim(), otherTags),
    locationId: locationId || null,
    requiredOrientations: requiredOrientations.toSorted(),
  };
}

/** Fields that differ from the stamp. */
export function stampChanges(form: StampForm, stamp: StampDetails): Partial<StampInput> {
  const otherTags = stamp.serviceTags.slice(2);
  return changedFields(inputOf(form, otherTags), inputOf(stampFormOf(stamp), otherTags));
}

/** What is wrong with a form, by field, in the words of the API. */
export const stampResolver = fieldsResolver<StampForm>(QUEST_FIELDS, (form) => {
  const problem = QUEST_FIELDS.serviceTags.problem(inputOf(form).serviceTags ?? []);
  return { applicationLink: problem && said(problem) };
});

function withoutTags({ serviceTags: _, ...values }: QuestValues): Pick<QuestValues, StampField> {
  return values;
}

function tagsOf(category: string, link: string, others: readonly string[]): string[] {
  if (category === '' && link === '' && others.length === 0) return [];
  return [category, ...(link === '' && others.length === 0 ? [] : [link]), ...others];
}
