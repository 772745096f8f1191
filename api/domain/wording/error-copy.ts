// Long because every code that a client may see has its text for people here.
import { ERRORS, type ErrorCode, isErrorCode } from '../errors/errors.ts';
import { OPEN_INVITATIONS_MAX } from '../groups/invitation-limits.ts';
import { formatDuration } from '../text/format.ts';
import { UNNAMED_SIGN_UP_ERROR } from './script-error-copy.ts';

export type ErrorOperation =
  | 'login'
  | 'registration'
  | 'reset'
  | 'create-chariteer'
  | 'sign-up'
  | 'quest-update'
  | 'monthly-schedule'
  | 'attendance'
  | 'boot'
  | 'training-apply'
  | 'training-record-update'
  | 'group-application'
  | 'group-member'
  | 'alert';

export type ErrorCopyContext = {
  surface?: 'site' | 'console';
  operation?: ErrorOperation;
  supportEmail?: string;
  /** Something was to be saved, and its form is still there. */
  isWrite?: boolean;
  /** Name of the charity whose Mana pays an alert. */
  providerName?: string;
};

/** `code` is an ErrorCode, a number of groups ('1359'), or unknown. Older scripts have words of their own. */
export type ShownError = {
  code?: string | undefined;
  message?: string | undefined;
  /** How long a limit still holds. */
  retryAfterSeconds?: number | undefined;
  /** By which a closed account is taken back. */
  takeBackToken?: string | undefined;
};

type Wording = (error: ShownError, context: ErrorCopyContext) => string | undefined;
type Wordings = { readonly [Code in ErrorCode]?: string | Wording };

const GROUP_MEMBER_CODE = '1359';
const SERVICE_UNAVAILABLE = 'Service is unavailable. Check your Internet connection and try again.';
const SESSION_ENDED =
  'Your session has ended, and nothing was saved. Please log in in another tab, then try again here.';
const RETRYABLE: readonly ErrorCode[] = [
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'DATABASE_UNREACHABLE',
  'DATABASE_UNWRITABLE',
  'DATABASE_UNCERTAIN',
  'RATE_LIMITED',
];

/** The text a person is shown for an error; never empty, never a server's internals. */
export function errorCopy(error: ShownError, context: ErrorCopyContext = {}): string {
  if (context.isWrite && error.code === 'NOT_LOGGED_IN') return SESSION_ENDED;
  const special = context.operation === undefined ? undefined : BY_OPERATION[context.operation];
  return special?.(error, context) ?? worded(COMMON, error, context) ?? unknownError(context);
}

/** Whether trying the same again can help: the reader is offered a retry button. */
export function isRetryable(error: ShownError): boolean {
  const code = error.code ?? '';
  return !isErrorCode(code) || RETRYABLE.includes(code);
}

const COMMON: Wordings = {
  NOT_LOGGED_IN: 'Please log in and try again.',
  FORBIDDEN: (_error, context) => notAllowed(context),
  BAD_USER_INPUT: ownMessage,
  RATE_LIMITED: tooOften,
  SERVICE_UNAVAILABLE,
  DATABASE_UNREACHABLE:
    'Our database does not answer at the moment. That is our fault, and nothing that was saved is lost. Please try again in a minute.',
  DATABASE_UNWRITABLE:
    'Nothing can be saved at the moment, so this was not saved. Everything can still be read. Please try again in a few minutes.',
  DATABASE_UNCERTAIN:
    'The answer of our database was lost, so we cannot tell whether this was saved. Please look first, and try again if it is not there.',

  QUEST_NOT_FOUND: glitch('Quest'),
  PROVIDER_NOT_FOUND: glitch('Quest Provider'),
  CHARITEER_NOT_FOUND: glitch('person'),
  CONTRACT_NOT_FOUND: glitch('item'),
  DISTRICT_NOT_FOUND: glitch('district'),
  GUILD_NOT_FOUND: glitch('Guild'),
  GROUP_NOT_FOUND: glitch('group'),
  MEMBER_NOT_FOUND: glitch('person'),
  ROLE_NOT_FOUND: glitch('role'),
  INVITATION_NOT_FOUND: 'This invitation has ended, or it was taken back.',
  CHARITY_REQUEST_NOT_FOUND: 'Somebody has taken this request off the list meanwhile.',
  BAN_QUESTION_NOT_FOUND: 'This question has been answered meanwhile.',
  APPLICATION_NOT_FOUND: glitch('application'),
  REQUEST_NOT_FOUND: glitch('request'),
  MAIL_NOT_FOUND: glitch('mail'),
  MAIL_HELD: 'This person has had many mails from others today. Please try again tomorrow.',
  ORIENTATION_NOT_FOUND: glitch('Training'),

  ALREADY_SIGNED_UP:
    "ERROR! This is a glitch. You're already signed up for this Quest, but the system still allowed you to try. Sorry about that!",
  QUEST_FULL: 'ERROR! Sorry, this Quest already has enough volunteers. Please choose another Quest.',
  QUEST_OVER_SIGN_UP: 'ERROR! Sorry, this Quest already ended. Please choose another Quest.',
  NOT_SIGNED_UP: "ERROR! You're not signed up for this Quest, so you can't drop out.",
  QUEST_OVER_BAIL: "ERROR! Sorry, this Quest already ended, so you can't drop out.",
  GUILD_ALREADY_RESERVED: 'ERROR! That Guild has already reserved that Quest.',
  QUEST_CANCELLED: 'ERROR! Sorry, this Quest has been Cancelled. Please choose another Quest.',
  QUEST_IS_TEMPLATE: 'ERROR! This is a stamp. Select it in the calendar to post a Quest.',
  QUEST_RESERVED: 'ERROR! Sorry, this Quest is reserved for the members of a Guild.',
  NOT_ENOUGH_HOURS: "ERROR! You don't have the hours with this charity that this Quest asks for yet.",
  TRAINING_REQUIRED:
    'ERROR! This Quest asks for training that you have not done yet. Where applying is not enough, the charity has to mark it complete first.',
  AGE_NOT_ALLOWED: 'ERROR! Sorry, your age does not fit the age requirement of this Quest.',
  NO_VOLUNTEER_RECORD: 'ERROR! Please complete your volunteer account before you sign up.',
  BANNED_BY_PROVIDER: (_error, context) =>
    `ERROR! Sorry, this charity does not accept your sign-ups.${writeTo(context)}`,
  QUEST_AHEAD:
    'You have a Quest ahead at this charity, so it needs a way to reach you. Afterwards you can end it.',
  EMERGENCY_CONTACT_CLOSED:
    'Emergency contacts open from 24 hours before a Quest to 24 hours after it; for coordinators and captains on its day.',
  GUARDIAN_CONSENT_MISSING: 'ERROR! A parent or guardian has to give consent before you can sign up.',
  GUARDIAN_PENDING:
    'Your Guardian Has Not Agreed Yet. We have written to them; until they agree you cannot sign up.',
  SUPERVISION_NOT_FOUND: 'You are not asked for this any more. Thank you all the same!',
  SUPERVISOR_MISSING: 'At your age an adult has to supervise you on this Quest. Please say who it is.',
  WRONG_ORGANIZATION_CODE: 'Sorry, that is not the correct code for this charity.',

  QUEST_STARTED: 'ERROR! This Quest already started, so it cannot be changed.',
  TEMPLATE_STATUS_FIXED: 'ERROR! The status of a stamp cannot be changed.',
  QUEST_WAS_SEEN:
    'Somebody may have seen this Quest already, so it cannot be deleted. Please cancel it instead.',
  UNDO_NOT_FOUND: 'It is too late to take this back. It stays as it is.',
  UNDO_USED: 'This was taken back already.',
  UNDO_TOO_LATE: 'It is too late to take this back. It stays as it is.',
  UNDO_OVERTAKEN: 'Somebody has acted on this meanwhile, so it cannot be taken back. It stays as it is.',
  EDIT_CONFLICT:
    'Somebody else has changed this meanwhile. Please look at what is there now, then save again.',
  QUEST_MAXIMUM_TOO_LOW: ERRORS.QUEST_MAXIMUM_TOO_LOW.message,

  INVALID_EMAIL_OR_PASSWORD: 'This password is wrong. Forgot it? Follow the link to reset your password.',
  LOGIN_REFUSED:
    'The email or the password is wrong. Forgot it? Follow the link to reset your password. New here? Open the link in our mail first.',
  ACCOUNT_NOT_FOUND: (_error, context) => noAccount(context),
  ACCOUNT_BANNED: (_error, context) => noAccount(context),
  INVALID_PARAMS: 'This does not look like an email address. Please check the spelling.',
  INVALID_EMAIL_ADDRESS: 'No account uses this email. Please check the spelling.',
  LINK_EXPIRED: 'This link is too old. Please ask for a new one.',
  LINK_USED: 'This link was used already. It is good for one decision.',
  ACCOUNT_REMOVED: 'This account was deleted, with everything personal in it.',
  GUARDIAN_CODE_MISSING: 'Please enter the code that we send you first.',
  PROOF_NEEDED: 'Please show once more that it is you. Nothing was changed.',
  WRONG_PROOF: 'That is not right. Please check it and try again.',
  ACCOUNT_CLOSED:
    'This account was closed less than a day ago. Whoever closed it got a mail with a link to take it back.',
  WRONG_GUARDIAN_CODE: 'That is not the right code, or it is too old. Please check it, or ask for a new one.',
  INVALID_TOKEN: 'This link is no longer valid. Please request a new one.',
  NAME_NOT_AVAILABLE: 'This username is taken. Please choose another.',
  USERNAME_NOT_AVAILABLE: 'This username is taken. Please choose another.',
  EMAIL_ADDRESS_NOT_AVAILABLE: 'This email is taken. Please choose another.',
  BIRTH_DATE_CORRECTED_ALREADY: (_error, context) =>
    `You have corrected your date of birth once, which is as often as you can. ${askStaff(context)}`,
  BIRTH_DATE_CROSSES_AGE: (_error, context) =>
    `With this date you would be on the other side of 13 or 18 years, so only our staff can change it. ${askStaff(context)}`,
  LAST_STAFF_ACCOUNT: 'This is the last account of the staff that can log in. Please add another one first.',
  PROVIDER_ACCOUNT_NOT_REMOVABLE: 'Accounts of charities cannot be deleted here.',

  ORIENTATION_ALREADY_STARTED: 'You have already applied for this Training.',
  ORIENTATION_IN_USE:
    'A Quest or stamp asks for this Training, or volunteers have applied for it. It cannot be deleted.',
  CONTACT_DETAILS_TO_YOUNG: (error) =>
    ownMessage(error) ?? 'Telephone numbers and addresses cannot be sent to somebody under 18.',
  TOO_MANY_FAVORITE_DISTRICTS: ERRORS.TOO_MANY_FAVORITE_DISTRICTS.message,

  GUILD_NAME_NOT_AVAILABLE: 'This Guild name is taken. Please choose another.',
  WRONG_GUILD_CODE: 'Sorry, that is not the correct code for this Guild.',
  GUILD_CODE_RESTS:
    'Too many wrong codes were tried for this Guild, so its code rests until tomorrow. You can apply to join instead.',
  ADDRESS_NOT_CONFIRMED: 'Please confirm your email address first: follow the link that we sent you.',
  GUILD_ALREADY_ASKED: 'A Guild has already been asked about this Quest. Take that back first.',
  GUILD_CLOSED_TO_CHARITY: 'This Guild takes no reservations from your charity.',
  GUILD_NOT_REACHABLE: 'Nobody who looks after this Guild can be reached by mail at the moment.',
  TOO_MANY_RESERVATIONS:
    'Your charity already holds or asks for ten Quests of this Guild. A place becomes free when one of them has begun or is released.',
  REQUEST_ENDED:
    'This request has ended: it was answered, it ran out, or the Quest is full, cancelled or has begun.',
  ALREADY_IN_GROUP: 'You already belong to this group.',
  ALREADY_APPLIED_TO_GROUP: 'You have already applied to this group.',
  ALREADY_INVITED: 'This user name is invited already, and has not answered yet.',
  TOO_MANY_INVITATIONS: `At most ${OPEN_INVITATIONS_MAX} invitations of a group can be open at once. Withdraw one, or wait until some end.`,
  GROUP_TAKES_NO_APPLICATIONS: 'You cannot apply to this group: its admins invite people themselves.',
  GUILD_ADDS_NOBODY: 'Nobody is added to a Guild: people join with its code, or they apply.',
  LAST_ADMIN: ERRORS.LAST_ADMIN.message,

  INSUFFICIENT_MANA: (_error, context) =>
    `${context.providerName ?? 'This charity'} does not have a sufficient Mana balance to cover the cost of this broadcast. Purchasing Mana is coming soon. For now, try entering different parameters and recalculating again.`,
  MANA_COST_CHANGED: 'The Mana cost has changed. Please calculate it again.',
};

const REGISTRATION: Wordings = {
  INVALID_PARAMS:
    'Your email or username could not be validated. Check the spelling, and use 3 to 20 letters and numbers for the username.',
};

const LOG_IN: Wordings = {
  RATE_LIMITED: (error) =>
    `${tooOften(error)} Or set a new password: the link that we send you by mail opens your account at once.`,
};

const RESET: Wordings = { ACCOUNT_NOT_FOUND: 'No account uses this email. Please check the spelling.' };

const TRAINING: Wordings = {
  NOT_LOGGED_IN: COMMON.NOT_LOGGED_IN,
  ORIENTATION_ALREADY_STARTED: COMMON.ORIENTATION_ALREADY_STARTED,
  EDIT_CONFLICT: COMMON.EDIT_CONFLICT,
  BAD_USER_INPUT: ownMessage,
  CONTACT_DETAILS_TO_YOUNG: ownMessage,
};

const BY_OPERATION: { readonly [Operation in ErrorOperation]?: Wording } = {
  login: (error, context) => worded(LOG_IN, error, context),
  registration: (error, context) => worded(REGISTRATION, error, context),
  reset: (error, context) => worded(RESET, error, context),
  'sign-up': (error, context) =>
    isUnnamed(error) ? `${UNNAMED_SIGN_UP_ERROR} ${advice(context)}` : undefined,
  'quest-update': (error) => (hasStatus(error, 400) ? ownMessage(error) : undefined),
  'monthly-schedule': (error, context) => (hasStatus(error, 400) ? glitch('Quest') : unknownError(context)),
  boot: (error) => (isRetryable(error) ? undefined : ownMessage(error)),
  'training-apply': (error, context) =>
    trainingNotFound(error) ??
    worded(TRAINING, error, context) ??
    `ERROR! Unknown error creating Orientation. ${reportTo(context)}`,
  'training-record-update': (error, context) =>
    trainingNotFound(error) ?? worded(TRAINING, error, context) ?? 'Unknown error updating Orientation.',
  'group-application': (error) =>
    error.code === GROUP_MEMBER_CODE || error.code === 'ALREADY_IN_GROUP'
      ? 'You already belong to this group.'
      : 'Your application could not be sent. Please try again later.',
  'group-member': ({ code }) =>
    code === 'ALREADY_IN_GROUP' ? 'This person already belongs to the group.' : undefined,
  alert: (error) => (isRetryable(error) ? 'Failed sending alerts!' : undefined),
};

function worded(wordings: Wordings, error: ShownError, context: ErrorCopyContext): string | undefined {
  const { code } = error;
  if (code === undefined || !isErrorCode(code)) return undefined;
  const wording = wordings[code];
  return typeof wording === 'function' ? wording(error, context) : wording;
}

function hasStatus({ code }: ShownError, statusCode: number): boolean {
  return code !== undefined && isErrorCode(code) && ERRORS[code].statusCode === statusCode;
}

function tooOften({ retryAfterSeconds }: ShownError): string {
  const wait = retryAfterSeconds ? formatDuration(Math.ceil(retryAfterSeconds / 60)) : 'a while';
  return `That was too often in a short time. Please wait ${wait} and try again.`;
}

function ownMessage({ message }: ShownError): string | undefined {
  return message || undefined;
}

function trainingNotFound({ code }: ShownError): string | undefined {
  if (code === 'QUEST_NOT_FOUND') return glitch('Quest');
  if (code === 'PROVIDER_NOT_FOUND') return glitch('Quest Provider');
  return undefined;
}

function glitch(thing: string): string {
  return `ERROR! This is a glitch. For some reason, we can't find the ${thing} you're trying to interact with, but the system still allowed you to try. Sorry about that!`;
}

function unknownError(context: ErrorCopyContext): string {
  return `UNKNOWN ERROR! An unexpected error occurred. ${advice(context)}`;
}

function advice({ supportEmail }: ErrorCopyContext): string {
  const support = supportEmail ? ` If that does not help, email support at ${supportEmail}.` : '';
  return `Please try switching from Wi-Fi to mobile data.${support}`;
}

/** Nobody foresaw it: a fault of ours, or a code that this program does not know. */
function isUnnamed({ code = '' }: ShownError): boolean {
  return code === 'INTERNAL' || !isErrorCode(code);
}

function notAllowed({ surface, supportEmail }: ErrorCopyContext): string {
  if (surface !== 'console') return "You don't have permission to do this.";
  const support = supportEmail ? ` or email ${supportEmail}` : '';
  return `You don't have permission to do this. Please contact your organization's administrator${support}.`;
}

function noAccount({ supportEmail }: ErrorCopyContext): string {
  return `No account uses this email. ${supportEmail ? `Please email ${supportEmail} for help.` : 'Please check the spelling.'}`;
}

function askStaff({ supportEmail }: ErrorCopyContext): string {
  if (supportEmail) return `Please write to ${supportEmail}: they will help.`;
  return 'Please tell a charity here: its people pass it on to them.';
}

/** Whom somebody writes to who thinks that a block is a mistake. */
function writeTo({ supportEmail }: ErrorCopyContext): string {
  return supportEmail
    ? ` If you think that is a mistake, please write to ${supportEmail} and name the charity.`
    : ' If you think that is a mistake, please write to the charity.';
}

function reportTo({ supportEmail }: ErrorCopyContext): string {
  return supportEmail ? `Please contact ${supportEmail} to report this problem.` : 'Please try again later.';
}
