import type { ErrorCode } from '../errors/errors.ts';
import { hasStarted } from '../quests/quest-status.ts';
import { isActive } from '../sign-up/contract-standing.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** `asked`: the adult has not answered; `left`: the adult said no, or is not on the quest any more. */
export const SUPERVISION_STATES = ['asked', 'agreed', 'left'] as const;
export type SupervisionState = (typeof SUPERVISION_STATES)[number];

/** How long a place waits for someone who supervises; never beyond the start. */
export const SUPERVISION_WAIT_MS = 24 * 3_600_000;

/** Until when a place is kept for a young person whom no one supervises yet. Instants in epoch ms. */
export function supervisionWaitsUntil(startedAt: number | null, now: number): number {
  const latest = now + SUPERVISION_WAIT_MS;
  return startedAt === null ? latest : Math.min(latest, startedAt);
}

export type SupervisorChoice = { supervisorUsername?: string | null; supervisingGuardian?: string | null };

/** What was chosen, tidied: no one, the guardian by name, or an adult by user name. */
export function supervisorChoiceOf({ supervisorUsername, supervisingGuardian }: SupervisorChoice): {
  username: string | null;
  guardianName: string | null;
} {
  return { username: supervisorUsername?.trim() || null, guardianName: supervisingGuardian?.trim() || null };
}

export type SupervisorFacts = {
  isOnQuest: boolean;
  /** On the day of the quest and today. */
  isAdult: boolean;
  isSelf: boolean;
};

/** Why someone cannot supervise, in words for the field, or null. One text for all: it tells no one who is who. */
export function problemOfSupervisor(adult: SupervisorFacts | null): TextRef | null {
  const canSupervise = adult?.isOnQuest && adult.isAdult && !adult.isSelf;
  return canSupervise ? null : refsOf(formRefusalsTexts).noSupervisor;
}

/** Why a choice is none, or null. */
export function refusalOfChoice(choice: {
  username: string | null;
  guardianName: string | null;
}): ErrorCode | null {
  return (choice.username === null) === (choice.guardianName === null) ? 'SUPERVISOR_MISSING' : null;
}

type NamedSignUp = { chariteerId: string; abandonedAt: number | null; startedAt: number | null };

/** Why another supervisor cannot be named for a sign-up, or null. */
export function refusalOfNaming(
  signUp: NamedSignUp | null,
  accountId: string,
  now: number,
): ErrorCode | null {
  if (signUp === null || signUp.chariteerId !== accountId) return 'CONTRACT_NOT_FOUND';
  if (!isActive(signUp)) return 'NOT_SIGNED_UP';
  return hasStarted(signUp, now) ? 'QUEST_STARTED' : null;
}
