import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { refuseOwnContactDetails } from '#api/reads/young-messages/contact-refusals.ts';
import { readYoungAmong } from '#api/reads/young-messages/young-people.ts';
import type { Db } from '#db/store.ts';
import { readingsOfForm, typedTexts } from '#domain/sign-up/typed-texts.ts';

type Form = { formJSON: string | null; chariteerId: string; providerId: string; questId: string };

/** Refuses answers of someone under 18 that hold contact details. Errors: CONTACT_DETAILS_TO_YOUNG. */
export async function refuseFormDetails(
  tx: Db,
  now: number,
  { formJSON, chariteerId, ...quest }: Form,
): Promise<void> {
  for (const text of readingsOfForm(formJSON, { writerId: chariteerId, now })) {
    await refuseOwnContactDetails(tx, now, { ...quest, writerId: chariteerId, text });
  }
}

/**
 * Keeps a copy of the answers of someone under 18 for the charity's admins: called once the sign-up is written, since
 * whoever joins keeps what was written before a refusal.
 */
export async function keepFormAnswers(
  tx: Db,
  context: MailContext,
  { formJSON, chariteerId: senderId, providerId }: Form,
): Promise<void> {
  const { now } = context;
  const body = typedTexts(formJSON, { writerId: senderId, now }).join('\n').trim();
  if (body === '' || (await readYoungAmong(tx, now, [senderId])).length === 0) return;
  await report(tx, context, 'WordsWritten', { copies: [{ providerId, senderId, kind: 'fromMinor', body }] });
}
