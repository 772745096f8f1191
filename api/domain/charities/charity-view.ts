import type { Reach } from '../permissions/permissions.ts';
import { isDayOfQuest, isEmergencyTime, isNearQuest } from './contact-window.ts';

/** What someone who works for a charity asks to read of one of its volunteers. */
export type CharityAsks = 'realName' | 'phone' | 'contact' | 'emergency' | 'form';

/** The sign-up through which a volunteer is seen. Instants in epoch ms. */
export type SeenSignUp = { isEnded: boolean; startedAt: number | null; endedAt: number | null };

/** How a volunteer and a charity stand to each other. */
export type CharityRelation = {
  /** Has a sign-up there that was not given up, ahead or past. */
  isOnQuest: boolean;
  /** Contact is open: within the time for it, and neither the person nor the charity has ended it. */
  isContactOpen: boolean;
};

export type CharityView = {
  names: Reach;
  contacts: Reach;
  /** True for people under 18 now or on the day of the quest in question. */
  isYoung: boolean;
  /** Null: seen in a list of the charity, through no quest. */
  signUp: SeenSignUp | null;
  tie: CharityRelation;
  /** Epoch ms. */
  now: number;
};

/** The whole rule: what is read → whether the view lets it be read. Who gave the place back is seen through it no more. */
export const CHARITY_READS: Record<CharityAsks, (view: CharityView) => boolean> = {
  realName: (view) =>
    view.names === 'always' ? !view.isYoung || isOnQuest(view) : view.names === 'quest' && seesOfQuest(view),
  phone: (view) =>
    view.contacts === 'quest' && view.isYoung
      ? isOnQuestToday(view) && view.tie.isContactOpen
      : mayReach(view),
  contact: mayReach,
  emergency: (view) =>
    view.contacts === 'always' && isOnQuest(view) && isWithin(view.signUp, isEmergencyTime, view.now),
  form: (view) => view.contacts !== 'none' && isOnQuest(view) && view.tie.isContactOpen,
};

/**
 * Whether someone may open the emergency contact of who is on a quest, which leaves a trace: within its time for those
 * who read contacts always, on the day of the quest for those who work with its people.
 */
export function mayOpenEmergency(contacts: Reach, signUp: SeenSignUp, now: number): boolean {
  if (contacts === 'none' || signUp.isEnded) return false;
  return contacts === 'always' ? isEmergencyTime(signUp, now) : isDayOfQuest(signUp, now);
}

/** Staff who run a quest reach adults on it around its days; of minors only the phone, on its day. */
function mayReach(view: CharityView): boolean {
  if (!view.tie.isContactOpen) return false;
  if (view.contacts === 'always') return view.signUp?.isEnded !== true;
  return (
    view.contacts === 'quest' &&
    !view.isYoung &&
    isOnQuest(view) &&
    isWithin(view.signUp, isNearQuest, view.now)
  );
}

/** Adults from their sign-up on, minors on the day of the quest; no one in a list of the charity. */
function seesOfQuest(view: CharityView): boolean {
  return view.isYoung ? isOnQuestToday(view) : view.signUp !== null && isOnQuest(view);
}

/** True if the person is on the quest in question, or, in a list of the charity, on any of its quests. */
function isOnQuest({ signUp, tie }: CharityView): boolean {
  return signUp === null ? tie.isOnQuest : !signUp.isEnded;
}

function isOnQuestToday(view: CharityView): boolean {
  return isOnQuest(view) && isWithin(view.signUp, isDayOfQuest, view.now);
}

function isWithin(
  signUp: SeenSignUp | null,
  isTime: (times: SeenSignUp, now: number) => boolean,
  now: number,
): boolean {
  return signUp !== null && isTime(signUp, now);
}
