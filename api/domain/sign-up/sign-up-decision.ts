import type { ErrorCode } from '../errors/errors.ts';
import { isFull } from '../quests/quest-status.ts';
import type { TextRef } from '../texts/text-ref.ts';
import {
  type ContractForm,
  checkContractForm,
  contractFormOf,
  type FormQuest,
  submittedAnswers,
} from './contract-form.ts';
import { type GivenHead, type PartyHead, refusalOfParty, tidyParty } from './party.ts';
import { type PartyQuest, partyFactsOf } from './party-facts.ts';
import { type GateFacts, judge, refusalOf, standingOf, verdictOnPlace } from './sign-up-gate.ts';

/** What someone hands in for a spot, and how they come to it. */
export type SpotWish = Partial<ContractForm> & {
  submitterId: string;
  /** Signing up and creating an account in one step. */
  isJoining?: boolean | undefined;
  /** Another person hands their spot over: it is one spot, whoever came along with them. */
  isHandedOver: boolean;
  /** People without an account who come along. */
  others?: readonly GivenHead[] | null | undefined;
};

type SpotRefusal = { refusal: ErrorCode; message?: TextRef };
type SpotGranted = {
  refusal: null;
  form: ContractForm;
  party: PartyHead[];
  answers: ReturnType<typeof submittedAnswers>;
  needsSupervisor: boolean;
};

/** Whether someone gets a spot as far as gate and form go, and what is written of it; the gate speaks first. */
export function decideSignUp(
  quest: FormQuest & PartyQuest,
  gate: GateFacts,
  { submitterId, isJoining, isHandedOver, others, ...given }: SpotWish,
): SpotRefusal | SpotGranted {
  const facts = { ...gate, viewer: gate.viewer && { ...gate.viewer, isJoining } };
  const verdict = isHandedOver ? verdictOnPlace(facts) : judge(facts);
  const refusal = refusalOf(verdict);
  if (refusal) return { refusal };
  const form = contractFormOf(quest, given, { submitterId, now: gate.now });
  const message = checkContractForm(quest, form);
  if (message) return { refusal: 'BAD_USER_INPUT', message };
  const party = isHandedOver ? [] : tidyParty(others);
  const refusalOfOthers = refusalOfParty(partyFactsOf(quest, gate), party);
  if (refusalOfOthers) return refusalOfOthers;
  const answers = submittedAnswers(quest, form);
  return { refusal, form, party, answers, needsSupervisor: verdict === 'WITH_SUPERVISION' };
}

/** Whether a sign-up may need rows of others: spots that are held or were, a list, a supervisor. */
export function concernsOthers(gate: GateFacts, isWaiting: boolean): boolean {
  const { quest, viewer } = gate;
  const mayHaveLapsed = (quest.heldCount ?? 0) > 0 && isFull(quest);
  const isOfGuild = viewer?.guildSpotsLeft != null;
  const mayHaveOwn = isWaiting || viewer?.hasHeldPlace === true || isOfGuild;
  return mayHaveOwn || mayHaveLapsed || standingOf(gate) === 'supervised';
}
