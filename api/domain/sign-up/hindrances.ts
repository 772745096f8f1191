import { DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import { type GateFacts, SIGN_UP_GATE, takesAMinute, type Verdict } from './sign-up-gate.ts';

/** Verdicts after which no one can sign up, or not again; further reasons don't matter then. */
const SETTLED: readonly Verdict[] = ['TEMPLATE', 'CANCELLED', 'OVER', 'SIGNED_UP'];

/**
 * All that stands between someone and a quest at once, in the gate's order: the first is what a sign-up is refused
 * with. To visitors, of whom nothing is known, it is what the quest asks of everyone; to log in is not among it.
 */
export function hindrancesOf(facts: GateFacts): Verdict[] {
  const all = SIGN_UP_GATE.filter(
    ({ verdict, applies, refusal }) =>
      verdict !== 'LOG_IN' && refusal !== null && (asks(verdict, facts) ?? applies(facts)),
  ).map(({ verdict }) => verdict);
  const settled = all.find((verdict) => SETTLED.includes(verdict));
  return settled === undefined ? all.filter((verdict) => !isSaidBefore(verdict, all)) : [settled];
}

/**
 * Whether two of them say one thing: who waits for the guardian's answer is not told to ask for it, nor for what is
 * asked once they have agreed.
 */
function isSaidBefore(verdict: Verdict, all: readonly Verdict[]): boolean {
  const waits = all.includes('GUARDIAN_PENDING');
  return waits && (verdict === 'GUARDIAN_CONSENT_MISSING' || takesAMinute(verdict));
}

/** What the quest asks where no one knows the person; undefined where the gate's own answer holds. */
function asks(verdict: Verdict, { agePolicy, isReserved, quest, viewer }: GateFacts): boolean | undefined {
  const isExempt = viewer !== null && (viewer.isManager || viewer.canBypassAgePolicy);
  if (viewer?.hasRecord === true || isExempt) return undefined;
  const isUnknown = viewer === null;
  if (verdict === 'TOO_YOUNG') return agePolicy.supervisedAge > DEFAULT_AGE_POLICY.soloAge;
  if (verdict === 'TOO_OLD') return agePolicy.maxAge < DEFAULT_AGE_POLICY.maxAge;
  if (verdict === 'NOT_ENOUGH_HOURS' && isUnknown) return quest.prerequisiteMinutes > 0;
  if (verdict === 'TRAINING_REQUIRED' && isUnknown) return quest.requiresTraining === true;
  if (verdict === 'CREDENTIAL_REQUIRED' && isUnknown) return quest.requiresChecks === true;
  if (verdict === 'DOCUMENT_REQUIRED' && isUnknown) return quest.requiresDocuments === true;
  if (verdict === 'RECORD_INCOMPLETE' && isUnknown) return quest.demandsFullRecord === true;
  return verdict === 'RESERVED' && isUnknown ? isReserved : undefined;
}
