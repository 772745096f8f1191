import { eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { banQuestion } from '#db/schema/ban-question.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { documentSignature } from '#db/schema/charity-document.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { guildBlock } from '#db/schema/guild-block.ts';
import { orientation } from '#db/schema/orientation.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { organizationCodePass } from '#db/schema/quest.ts';
import { regular } from '#db/schema/regular.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { labelledVolunteer, volunteerNote } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';

/**
 * Strips a volunteer record of everything personal and deletes what was kept beside it. The bare row stays, so
 * that contracts, credits and trainings still count in recaps.
 */
export async function eraseVolunteer(tx: Db, context: MailContext, id: string): Promise<void> {
  await tx
    .update(chariteer)
    .set({
      username: null,
      emailAddress: null,
      phoneNumber: null,
      dateOfBirth: null,
      nameFirst: null,
      nameMiddle: null,
      nameLast: null,
      emergencyContactName: null,
      zipCode: null,
      emergencyContactNumber: null,
      subscriptionStatus: 'unsubscribed',
      languages: [],
      birthDateCorrectedAt: null,
      hidesUsername: false,
      privacyChosenAt: null,
      profileParts: null,
      profileAgreedAt: null,
      introduction: null,
      isIntroduced: false,
      hidesPictures: false,
      celebratedTypes: null,
      sponsorBannerClosedAt: null,
      removedAt: context.now,
    })
    .where(eq(chariteer.id, id));
  await tx.update(orientation).set({ note: null }).where(eq(orientation.chariteerId, id));
  await tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, id));
  await tx.delete(documentSignature).where(eq(documentSignature.chariteerId, id));
  await tx.delete(regular).where(eq(regular.chariteerId, id));
  await tx.delete(personCheck).where(eq(personCheck.chariteerId, id));
  await tx.delete(labelledVolunteer).where(eq(labelledVolunteer.chariteerId, id));
  await tx.delete(volunteerNote).where(eq(volunteerNote.chariteerId, id));
  await tx.delete(guildBlock).where(eq(guildBlock.chariteerId, id));
  await report(tx, context, 'RecordErased', { chariteerId: id });
  await tx.delete(contactClosure).where(eq(contactClosure.chariteerId, id));
  // What outlives the account is ban_trace: hashes without a person.
  await tx.delete(providerBan).where(eq(providerBan.chariteerId, id));
  await tx.delete(banQuestion).where(eq(banQuestion.chariteerId, id));
  await tx.delete(organizationCodePass).where(eq(organizationCodePass.chariteerId, id));
  await tx.delete(personMark).where(eq(personMark.chariteerId, id));
  await tx.delete(surveySubmission).where(eq(surveySubmission.submitterId, id));
}
