import { categoryOf } from '#domain/quests/quest-category.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import type { StampIconId } from '#domain/quests/stamp-icon.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { NewStampInput } from '../../gql/generated.ts';
import { said } from '../../language/console-locale.ts';

/** What is typed to make a stamp; everything else of it is edited on its quest page. */
export type NewStampForm = {
  eventTitle: string;
  stampTitle: string;
  stampIcon: StampIconId;
  category: string;
  eventType: EventType;
  locationId: string;
  resourceMaxNumber: number;
  description: string;
};

export const EMPTY_STAMP: NewStampForm = {
  eventTitle: '',
  stampTitle: '',
  stampIcon: 'stamp_envelope_01',
  category: 'food',
  eventType: 'OSV',
  locationId: '',
  resourceMaxNumber: 10,
  description: '',
};

/** What is wrong with the form, by field, in the words of the API. */
export const newStampResolver = fieldsResolver<NewStampForm>(QUEST_FIELDS, (form) => {
  const problem = QUEST_FIELDS.description.problem(paragraphs(form.description));
  return { description: problem && said(problem) };
});

/** What is sent: the typed description becomes simple HTML, a paragraph a line. */
export function inputOf(form: NewStampForm, providerId: string) {
  const { eventTitle, stampTitle, category, locationId, description, ...rest } = form;
  return {
    ...rest,
    providerId,
    eventTitle: eventTitle.trim(),
    stampTitle: stampTitle.trim() || eventTitle.trim(),
    serviceTags: [categoryOf([category]).id],
    locationId: locationId || null,
    description: paragraphs(description),
  } satisfies NewStampInput;
}

function paragraphs(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
