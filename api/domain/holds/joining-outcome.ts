import type { ErrorCode } from '../errors/errors.ts';
import { type GateFacts, judge, refusalOf } from '../sign-up/sign-up-gate.ts';

/** Refusals that whoever holds a place can see to by themselves while it is held. */
const MENDED_WHILE_HELD: readonly ErrorCode[] = [
  'DOCUMENT_REQUIRED',
  'RECORD_INCOMPLETE',
  'SUPERVISOR_MISSING',
  'BAD_USER_INPUT',
  'TIME_CLASH',
];

/** Whether a place stays held for whom the quest refuses with this code. */
export function keepsHold(code: ErrorCode): boolean {
  return MENDED_WHILE_HELD.includes(code);
}

/**
 * What becomes of someone who has just said who they are, as far as the gate knows: they enter the quest, wait for
 * their guardian and for nothing that they could not see to, or are refused with a code.
 * `isNew`: they have never been here, and are asked on the confirmation what others are asked before; `hasSupervisor`:
 * they say who looks after them.
 */
export function outcomeOfJoining(
  facts: GateFacts,
  { isNew, hasSupervisor = false }: { isNew: boolean; hasSupervisor?: boolean },
): 'enters' | 'waits-for-guardian' | ErrorCode {
  const joining = facts.viewer && { ...facts.viewer, isJoining: isNew };
  const code = codeOf({ ...facts, viewer: joining }, hasSupervisor);
  if (code !== 'GUARDIAN_PENDING' || !joining) return code ?? 'enters';
  const otherwise = codeOf({ ...facts, viewer: { ...joining, hasGuardianConsent: true } }, hasSupervisor);
  return otherwise === null || keepsHold(otherwise) ? 'waits-for-guardian' : otherwise;
}

function codeOf(facts: GateFacts, hasSupervisor: boolean): ErrorCode | null {
  const verdict = judge(facts);
  return verdict === 'WITH_SUPERVISION' && !hasSupervisor ? 'SUPERVISOR_MISSING' : refusalOf(verdict);
}
