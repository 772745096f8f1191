import { refuseContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import type { Db } from '#db/store.ts';
import type { YoungCopy } from '#domain/guardians/young-message.ts';
import { readingsOfForm, typedTexts } from '#domain/sign-up/typed-texts.ts';

type Form = { formJSON: string | null; chariteerId: string; providerId: string };

/** Refuses answers of someone under 18 that hold contact details. Errors: CONTACT_DETAILS_TO_YOUNG. */
export async function refuseFormDetails(
  tx: Db,
  now: number,
  { formJSON, chariteerId: writerId, providerId }: Form,
): Promise<void> {
  for (const text of readingsOfForm(formJSON, { writerId, now }))
    await refuseContactDetails(tx, text, 'writer', { providerId });
}

/** Copies of the answers of someone under 18 for the charity's admins. */
export function wordsOfForm(now: number, { formJSON, chariteerId: senderId, providerId }: Form): YoungCopy[] {
  const body = typedTexts(formJSON, { writerId: senderId, now }).join('\n').trim();
  return body === '' ? [] : [{ providerId, senderId, kind: 'fromMinor', body }];
}
