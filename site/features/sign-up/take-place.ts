import { isoOf } from '#domain/time/new-york-time.ts';
import {
  type PartyHeadInput,
  SetPrivacyDocument,
  SignUpDocument,
  TakeOfferedPlaceDocument,
} from '../../gql/generated.ts';
import { type Answer, ask } from '../../lib/api-client.ts';
import type { QuestAnswers } from './quest-answers.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'now' | 'locale' | 'viewer'>;

/** What a sign-up form says besides its quest. Instants in epoch milliseconds. */
export type PlaceInput = Omit<QuestAnswers, 'feast'> & {
  /** The contract to give up where it is at the same time; empty for none. */
  leaveContractId: string;
  /** Whether it takes a spot that is offered. */
  isOffered: boolean;
  /** People without an account who come along. */
  others: readonly PartyHeadInput[];
  /** Token of the friend's link by which they came; empty for none. */
  invitation: string;
  /** Whether others see the user name, where the form asked for it. */
  showsUsername: boolean | null;
};

type Wanted = { questId: string; isFlexible: boolean; chariteerId: string; formJSON: string | null };

/** Signs a volunteer up for a quest: by the server for a form, or from the island in the browser. */
export async function takePlace(
  locals: Pick<App.Locals, 'execute' | 'requestId'>,
  { questId, isFlexible, chariteerId, formJSON }: Wanted,
  input: PlaceInput,
): Promise<Pick<Answer<unknown>, 'error' | 'setCookies'>> {
  // Before the sign-up, so that no one is seen by others for a moment against their will.
  if (input.showsUsername !== null) {
    const choice = { hidesUsername: !input.showsUsername };
    const chosen = await ask(locals, SetPrivacyDocument, { input: choice });
    if (chosen.error) return chosen;
  }
  const leaveContractId = input.leaveContractId || null;
  // Two taps make one place; who brings others signs up, which takes the offered place as well.
  if (input.isOffered && input.others.length === 0)
    return ask(locals, TakeOfferedPlaceDocument, { questId, chariteerId, leaveContractId });
  const place = {
    chariteerId,
    questId,
    expectedArrivalAt: isFlexible ? isoOf(input.arrivalAt) : null,
    expectedDepartureAt: isFlexible ? isoOf(input.departureAt) : null,
    formJSON,
    supervisorUsername: input.supervisorUsername || null,
    supervisingGuardian: input.supervisingGuardian || null,
    invitation: input.invitation || null,
    others: [...input.others],
  };
  // Nothing is given up that is in no one's way: times may have been chosen around it, or it was called off meanwhile.
  const kept = await ask(locals, SignUpDocument, { ...place, leaveContractId: null });
  if (kept.error?.code !== 'TIME_CLASH' || leaveContractId === null) return kept;
  return ask(locals, SignUpDocument, { ...place, leaveContractId });
}

/** Signs up right away; false if the quest's page must ask for more or explain what's missing. */
export async function signUpPlainly(locals: Locals, questId: string, chariteerId: string): Promise<boolean> {
  const { error } = await ask(locals, SignUpDocument, {
    ...{ chariteerId, questId, formJSON: null, leaveContractId: null },
    ...{ expectedArrivalAt: null, expectedDepartureAt: null },
    ...{ supervisorUsername: null, supervisingGuardian: null, others: [] },
  });
  return error === null;
}
