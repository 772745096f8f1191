import type { ErrorCode } from '../errors/errors.ts';
import type { Reach } from '../permissions/permissions.ts';
import { mayOpenEmergency, type SeenSignUp } from './charity-view.ts';

export type ContactChange = {
  /** What the person wants. */
  isOpen: boolean;
  /** Whether the charity reaches the person, or would if they had not ended it. */
  isListed: boolean;
  /** Something is still to come or going on there. */
  hasQuestAhead: boolean;
};

/** Why a person cannot end, or allow again, that a charity reaches them; null when they can. */
export function refusalOfContactChange({ isOpen, isListed, hasQuestAhead }: ContactChange): ErrorCode | null {
  if (!isListed) return 'PROVIDER_NOT_FOUND';
  return !isOpen && hasQuestAhead ? 'QUEST_AHEAD' : null;
}

/** Why someone at a charity cannot open the emergency contact of who is on a quest; null when they can. */
export function refusalOfEmergency(contacts: Reach, signUp: SeenSignUp, now: number): ErrorCode | null {
  if (contacts === 'none') return 'FORBIDDEN';
  return mayOpenEmergency(contacts, signUp, now) ? null : 'EMERGENCY_CONTACT_CLOSED';
}
