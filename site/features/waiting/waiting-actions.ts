import {
  DeclineOfferedPlaceDocument,
  JoinWaitingListDocument,
  LeaveWaitingListDocument,
} from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import type { FlashKey } from '../../lib/cookies/flash.ts';

/** The forms about a waitlist: what each asks of the API, and what is said when it is done. */
export const WAITING_ACTIONS = {
  'join-waiting': { document: JoinWaitingListDocument, toast: 'waiting-joined' },
  'leave-waiting': { document: LeaveWaitingListDocument, toast: 'waiting-left' },
  'decline-offer': { document: DeclineOfferedPlaceDocument, toast: 'offer-declined' },
} as const satisfies Record<string, { document: object; toast: FlashKey }>;
export type WaitingAction = keyof typeof WAITING_ACTIONS;

/** Whether a form of the quest's page is about the waitlist. */
export function isWaitingAction(action: string): action is WaitingAction {
  return Object.hasOwn(WAITING_ACTIONS, action);
}

/** Does what such a form asks for, for the viewer or a child under their account. */
export async function changeWaiting(
  locals: Pick<App.Locals, 'execute' | 'requestId'>,
  action: WaitingAction,
  variables: { questId: string; chariteerId: string; invitation?: string },
) {
  const { document, toast } = WAITING_ACTIONS[action];
  const { error, setCookies } = await ask<unknown, typeof variables>(locals, document, variables);
  return { error, setCookies, toast };
}
