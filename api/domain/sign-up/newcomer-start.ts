import type { ErrorCode } from '../errors/errors.ts';
import { hasStarted } from '../quests/quest-status.ts';
import {
  asNewcomer,
  type GateFacts,
  newcomerVerdict,
  refusalOf,
  SIGN_UP_GATE,
  type Verdict,
} from './sign-up-gate.ts';

export const NEWCOMER_STARTS = [
  'SIGN_UP',
  'TRAINING',
  'WAITLIST',
  'GUILD_CODE',
  'OTHER_DATES',
  'OTHER_QUESTS',
  'NOTHING',
] as const;
/** What a visitor can begin with on a quest. */
export type NewcomerStart = (typeof NEWCOMER_STARTS)[number];

/** Verdicts of quests that no one can join anymore. */
const SETTLED: readonly Verdict[] = ['TEMPLATE', 'CANCELLED', 'OVER'];

/** Everything that refuses whoever joins for the quest, in the gate's order. */
export function barriersToNewcomers(facts: GateFacts): Verdict[] {
  const joined = asNewcomer(facts);
  return SIGN_UP_GATE.filter(({ refusal, applies }) => refusal !== null && applies(joined)).map(
    ({ verdict }) => verdict,
  );
}

/** The first step that does not end in a refusal; of several barriers the one that can be taken now. */
export function newcomerStart(facts: GateFacts & { isListClosed: boolean }): NewcomerStart {
  const barriers = barriersToNewcomers(facts);
  if (barriers.length === 0) return 'SIGN_UP';
  if (barriers.some((one) => SETTLED.includes(one))) return 'NOTHING';
  if (barriers.includes('NOT_ENOUGH_HOURS') || barriers.includes('CREDENTIAL_REQUIRED'))
    return 'OTHER_QUESTS';
  const isClosed = facts.isListClosed || hasStarted(facts.quest, facts.now);
  if (barriers.includes('FULL') && isClosed) return 'OTHER_DATES';
  if (barriers.includes('RESERVED')) return 'GUILD_CODE';
  return barriers.includes('TRAINING_REQUIRED') ? 'TRAINING' : 'WAITLIST';
}

/** What joining for the quest is refused with before anything is sent; null where a newcomer can take it. */
export function refusalToNewcomers(facts: GateFacts, hasHeldPlace: boolean): ErrorCode | null {
  return refusalOf(newcomerVerdict(facts, hasHeldPlace));
}
