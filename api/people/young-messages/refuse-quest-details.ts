import type { Db } from '#db/store.ts';
import { publishedDetails } from '#domain/contact-details/contact-details.ts';
import { contactRefusal, refusalOfFinding } from '#domain/contact-details/contact-refusal.ts';
import { isPersonalAddress } from '#domain/contact-details/personal-address.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { reachAt, type Subject } from '#domain/permissions/permissions.ts';
import type { QuestValues } from '#domain/quests/quest-field.ts';
import type { TextRef } from '#domain/texts/text-ref.ts';
import type { TrainingForm } from '#domain/trainings/training-form.ts';
import { refuseContactDetails } from './contact-refusals.ts';

/** What of a quest or stamp volunteers read as it was written. */
const QUEST_TEXTS = [
  'stampTitle',
  'eventTitle',
  'description',
  'firstMinutes',
  'giverName',
  'equipment',
] as const satisfies readonly (keyof QuestValues)[];
type QuestTexts = Partial<Pick<QuestValues, (typeof QUEST_TEXTS)[number] | 'serviceTags'>>;
/** What of a training volunteers read as it was written. */
const TRAINING_TEXTS = ['name', 'description'] as const satisfies readonly (keyof TrainingForm)[];
type Texts<Name extends string> = { readonly [name in Name]?: string | null };
/** Texts of a charity as they are given, and as they stood before. */
type Written<Name extends string> = { providerId: string; given: Texts<Name>; kept: Texts<Name> | null };

/**
 * Refuses contact details in the texts of a quest or stamp by writers who work with people on quests alone, as captains
 * and coordinators do: the young read these texts, and no one else sees them before. What the charity has published
 * and what stood there before (`kept`) may stay. Errors: CONTACT_DETAILS_TO_YOUNG.
 */
export async function refuseQuestDetails(
  db: Db,
  writer: Subject | null,
  { providerId, given, kept }: { providerId: string; given: QuestTexts; kept: QuestTexts | null },
): Promise<void> {
  if (reachAt(writer, providerId, 'readNames') === 'always') return;
  await refuseTexts(db, QUEST_TEXTS, { providerId, given, kept });
  const tags = (given.serviceTags ?? []).filter((tag) => !kept?.serviceTags?.includes(tag));
  // One of them may be the address of a form, which leads to a page as that of a training does.
  for (const tag of tags) {
    if (URL.canParse(tag)) refusePersonalAddress(tag);
    else await refuseContactDetails(db, tag, 'reader', { providerId, known: [] });
  }
}

/** Refuses the same in the texts of a training, and a page that is a person’s. Errors: CONTACT_DETAILS_TO_YOUNG. */
export async function refuseTrainingDetails(
  db: Db,
  writer: Subject | null,
  { providerId, given, kept }: Written<(typeof TRAINING_TEXTS)[number] | 'url'>,
): Promise<void> {
  if (reachAt(writer, providerId, 'readNames') === 'always') return;
  const { url } = given;
  if (url && url !== kept?.url) refusePersonalAddress(url);
  await refuseTexts(db, TRAINING_TEXTS, { providerId, given, kept });
}

function refusePersonalAddress(url: string): void {
  if (!isPersonalAddress(url)) return;
  const refusal = refusalOfFinding({ kind: 'link', part: url }, 'reader');
  throw new DomainError('CONTACT_DETAILS_TO_YOUNG', refusal);
}

/** Refuses the same in what is said of a picture. Errors: CONTACT_DETAILS_TO_YOUNG. */
export async function refusePictureDetails(
  db: Db,
  writer: Subject | null,
  written: Written<'altText'>,
): Promise<void> {
  if (reachAt(writer, written.providerId, 'readNames') === 'always') return;
  await refuseTexts(db, ['altText'], written);
}

async function refuseTexts<Name extends string>(
  db: Db,
  names: readonly Name[],
  { providerId, given, kept }: Written<Name>,
): Promise<void> {
  const written = names.map((name) => (given[name] === kept?.[name] ? null : given[name]));
  const known = names.flatMap((name) => publishedDetails(kept?.[name] ?? ''));
  for (const text of written) await refuseContactDetails(db, text, 'reader', { providerId, known });
}

/** Why the same writers cannot name this supervisor in place of the stamp’s, or null. */
export function problemOfGiver(
  writer: Subject,
  { providerId, giverName }: { providerId: string; giverName: string | null },
  stampsOwn: string | null | undefined,
): { code: 'CONTACT_DETAILS_TO_YOUNG'; message: TextRef } | null {
  if (giverName === stampsOwn || reachAt(writer, providerId, 'readNames') === 'always') return null;
  const refusal = contactRefusal(giverName ?? '', 'reader');
  return refusal && { code: 'CONTACT_DETAILS_TO_YOUNG', message: refusal.message };
}
