import type { AgePolicy } from '../ages/age-policy.ts';
import type { Verdict } from '../sign-up/sign-up-gate.ts';
import type { VerdictsTexts } from '../texts/generated/verdicts.ts';

/** What stands where the quest's page offers its action: a sentence, a button's label, or both. */
export type VerdictCopy = { text: string | null; action: string | null };
export type VerdictDetails = {
  agePolicy: AgePolicy;
  completedMinutes: number;
  prerequisiteMinutes: number;
  /** Name of the quest's charity. */
  charity?: string;
  /** Address for questions about the product. */
  supportEmail?: string | null;
};

/** The words for a verdict. Minutes are those done with the provider and those the quest asks for. */
export function verdictCopy(verdict: Verdict, details: VerdictDetails, texts: VerdictsTexts): VerdictCopy {
  return COPY[verdict](texts, details);
}

/** What is said later than that someone is too young, though the gate asks for it before. */
const LATER_THAN_AGE: readonly Verdict[] = ['RESERVED', 'FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED'];

/** What is true for everyone: no one is asked to log in for it. */
const FOR_NOBODY: readonly Verdict[] = ['CANCELLED', 'OVER'];

/**
 * The verdict as a page tells it: no one is sent for hours, a code or a training who is too young to come with it, and
 * no visitor to the login for what is over.
 */
export function toldVerdict({
  verdict,
  isTooYoung,
  hindrances = [],
}: {
  verdict: Verdict;
  isTooYoung: boolean;
  hindrances?: readonly Verdict[];
}): Verdict {
  const settled = hindrances.find((one) => FOR_NOBODY.includes(one));
  if (verdict === 'LOG_IN' && settled) return settled;
  return isTooYoung && LATER_THAN_AGE.includes(verdict) ? 'TOO_YOUNG' : verdict;
}

/** Hours done and asked for, in tenths, rounded so that the goal never looks reached too early. */
export function hoursProgress({
  completedMinutes,
  prerequisiteMinutes,
}: Pick<VerdictDetails, 'completedMinutes' | 'prerequisiteMinutes'>): { done: number; required: number } {
  return { done: Math.floor(completedMinutes / 6) / 10, required: Math.ceil(prerequisiteMinutes / 6) / 10 };
}

const COPY: Record<Verdict, (texts: VerdictsTexts, details: VerdictDetails) => VerdictCopy> = {
  LOG_IN: (t) => ({ text: t.logIn, action: t.logInAction }),
  TEMPLATE: (t) => says(t.template),
  CANCELLED: (t) => says(t.cancelled),
  OVER: (t) => says(t.over),
  SIGNED_UP: (t) => offers(t.bailOut),
  NO_VOLUNTEER_RECORD: (t) => ({ text: t.noRecord, action: t.noRecordAction }),
  BANNED: (t, { charity = t.thisCharity, supportEmail: email }) =>
    says(email ? t.bannedWithSupport({ email, charity }) : t.banned),
  GUARDIAN_CONSENT_MISSING: (t) => says(t.consentMissing),
  GUARDIAN_PENDING: (t) => says(t.guardianPending),
  RESERVED: (t) => ({ text: t.reserved, action: t.reservedAction }),
  FULL: (t) => says(t.full),
  NOT_ENOUGH_HOURS: (t, details) => says(t.notEnoughHours(hoursProgress(details))),
  TRAINING_REQUIRED: (t) => says(t.training),
  TOO_YOUNG: (t, { agePolicy }) => says(t.tooYoung({ age: agePolicy.supervisedAge })),
  TOO_OLD: (t) => says(t.tooOld),
  CREDENTIAL_REQUIRED: (t) => says(t.checkMissing),
  DOCUMENT_REQUIRED: (t) => ({ text: t.unsigned, action: t.readAndSign }),
  RECORD_INCOMPLETE: (t) => ({ text: t.recordIncomplete, action: t.recordAction }),
  HYBRID_ROLE: (t) => offers(t.hybridRole),
  SUPPLY_REQUEST: (t) => offers(t.supplyRequest),
  WITH_SUPERVISION: (t) => offers(t.withSupervision),
  OPEN: (t) => offers(t.open),
};

function says(text: string): VerdictCopy {
  return { text, action: null };
}

function offers(action: string): VerdictCopy {
  return { text: null, action };
}
