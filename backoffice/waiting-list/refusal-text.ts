import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { consoleWaitingListTexts } from '#domain/texts/generated/console-waiting-list.ts';
import { textsOf } from '../language/console-locale.ts';

/** Why the gate did not let someone who waits have a place, for those who run the quest. */
export function refusalText(verdict: Verdict): string {
  const t = textsOf(consoleWaitingListTexts);
  const words: Partial<Record<Verdict, string>> = {
    BANNED: t.banned,
    GUARDIAN_PENDING: t.noConsent,
    GUARDIAN_CONSENT_MISSING: t.noConsent,
    RESERVED: t.reserved,
    NOT_ENOUGH_HOURS: t.notEnoughHours,
    TRAINING_REQUIRED: t.trainingMissing,
    TOO_YOUNG: t.ageNotAllowed,
    TOO_OLD: t.ageNotAllowed,
    CREDENTIAL_REQUIRED: t.checkMissing,
    DOCUMENT_REQUIRED: t.unsigned,
    RECORD_INCOMPLETE: t.recordIncomplete,
    WITH_SUPERVISION: t.noSupervisor,
  };
  return words[verdict] ?? t.otherReason;
}
