import { refuseOwnContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import type { Db } from '#db/store.ts';
import { typedTexts } from '#domain/sign-up/contract-form.ts';

type Form = { formJSON: string | null; chariteerId: string; providerId: string; questId: string };

/** Refuses answers of someone under 18 that hold contact details. Errors: CONTACT_DETAILS_TO_YOUNG. */
export async function refuseFormDetails(
  tx: Db,
  now: number,
  { formJSON, chariteerId, ...quest }: Form,
): Promise<void> {
  for (const text of typedTexts(formJSON)) {
    await refuseOwnContactDetails(tx, now, { ...quest, writerId: chariteerId, text });
  }
}
