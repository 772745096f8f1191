import type { AgePolicy } from '../ages/age-policy.ts';
import type { Verdict } from '../sign-up/sign-up-gate.ts';

/** What stands where the quest's page offers its action: a sentence, a button's label, or both. */
export type VerdictCopy = { text: string | null; action: string | null };
export type VerdictDetails = {
  agePolicy: AgePolicy;
  completedMinutes: number;
  prerequisiteMinutes: number;
  /** Name of the quest's charity. */
  charity?: string;
  /** Where questions about the product go. */
  supportEmail?: string | null;
};

/** The words for a verdict. Minutes are those done with the provider and those the quest asks for. */
export function verdictCopy(verdict: Verdict, details: VerdictDetails): VerdictCopy {
  const copy = COPY[verdict];
  return typeof copy === 'function' ? copy(details) : copy;
}

/** What is said later than that somebody is too young, though the gate asks for it before. */
const LATER_THAN_AGE: readonly Verdict[] = ['RESERVED', 'FULL', 'NOT_ENOUGH_HOURS', 'TRAINING_REQUIRED'];

/** The verdict as a page tells it: nobody is sent for hours, a code or a training who is too young to come with it. */
export function toldVerdict({ verdict, isTooYoung }: { verdict: Verdict; isTooYoung: boolean }): Verdict {
  return isTooYoung && LATER_THAN_AGE.includes(verdict) ? 'TOO_YOUNG' : verdict;
}

/** Hours done and asked for, in tenths, rounded so that the goal never looks reached too early. */
export function hoursProgress({
  completedMinutes,
  prerequisiteMinutes,
}: Pick<VerdictDetails, 'completedMinutes' | 'prerequisiteMinutes'>): { done: number; required: number } {
  return { done: Math.floor(completedMinutes / 6) / 10, required: Math.ceil(prerequisiteMinutes / 6) / 10 };
}

const COPY: Record<Verdict, VerdictCopy | ((details: VerdictDetails) => VerdictCopy)> = {
  LOG_IN: { text: 'Please log in to volunteer for this Quest.', action: 'Log in' },
  TEMPLATE: says('This is a stamp. Select it in the calendar to post a Quest.'),
  CANCELLED: says('This Quest has been Cancelled.'),
  OVER: says('This Quest ended already.'),
  SIGNED_UP: offers('Bail out'),
  NO_VOLUNTEER_RECORD: {
    text: 'Please complete your volunteer account before you sign up.',
    action: 'Complete your account',
  },
  BANNED: ({ charity = 'this charity', supportEmail }) =>
    says(
      supportEmail
        ? `This charity does not accept your sign-ups. If you think that is a mistake, write to ${supportEmail} and name ${charity}.`
        : 'This charity does not accept your sign-ups. Please contact the charity if you have questions.',
    ),
  GUARDIAN_CONSENT_MISSING: says('A parent or guardian has to give consent before you can sign up.'),
  GUARDIAN_PENDING: says(
    'We have written to your parent or guardian. You can sign up as soon as they agree.',
  ),
  RESERVED: { text: 'This Quest is reserved for the members of a Guild.', action: 'Enter the Guild Code' },
  FULL: says('This Quest is full.'),
  NOT_ENOUGH_HOURS: (details) => {
    const { done, required } = hoursProgress(details);
    return says(`You have done ${done} of the ${required} hours with this charity that this Quest asks for.`);
  },
  TRAINING_REQUIRED: says('This Quest asks for training.'),
  TOO_YOUNG: ({ agePolicy }) =>
    says(`You must be at least ${agePolicy.supervisedAge} years old to volunteer for this Quest.`),
  TOO_OLD: says('Please contact this charity for permission to volunteer.'),
  HYBRID_ROLE: offers('Apply for this Hybrid Role'),
  SUPPLY_REQUEST: offers('Fulfill this Supply Request!'),
  WITH_SUPERVISION: offers('Volunteer (With Adult Supervision)'),
  OPEN: offers('Volunteer for this Quest!'),
};

function says(text: string): VerdictCopy {
  return { text, action: null };
}

function offers(action: string): VerdictCopy {
  return { text: null, action };
}
