import { FIRST_LOCALE } from '../texts/locale.ts';
import { englishOnly, type TextRef, textIn } from '../texts/text-ref.ts';

export type ErrorRow = { readonly statusCode: number; readonly message: string };

/**
 * Every refusal of the API: code → the status code and message sent to clients. Long because every refusal has its row.
 * What people read stands in the catalogue (texts/en/error-words.json and beside it); other clients choose by these two.
 */
export const ERRORS = {
  NOT_LOGGED_IN: { statusCode: 401, message: 'Not Logged In' },
  FORBIDDEN: { statusCode: 403, message: 'Not Allowed' },
  OTHER_ACCOUNT: { statusCode: 409, message: 'Page Of Another Account' },
  BAD_USER_INPUT: { statusCode: 400, message: 'Bad User Input' },
  RATE_LIMITED: { statusCode: 429, message: 'Too Many Requests' },
  INTERNAL: { statusCode: 500, message: 'Internal Server Error' },
  SERVICE_UNAVAILABLE: { statusCode: 503, message: 'ServiceUnavailable' },
  DATABASE_UNREACHABLE: { statusCode: 503, message: 'Database Does Not Answer' },
  DATABASE_UNWRITABLE: { statusCode: 503, message: 'Nothing Can Be Saved At The Moment' },
  DATABASE_UNCERTAIN: { statusCode: 503, message: 'Not Known Whether It Was Saved' },

  QUEST_NOT_FOUND: { statusCode: 404, message: 'Quest Not Found' },
  PROVIDER_NOT_FOUND: { statusCode: 404, message: 'Provider Not Found' },
  CHARITEER_NOT_FOUND: { statusCode: 404, message: 'Chariteer Not Found' },
  CONTRACT_NOT_FOUND: { statusCode: 404, message: 'Contract Not Found' },
  DISTRICT_NOT_FOUND: { statusCode: 404, message: 'District Not Found' },
  CONTEST_NOT_WON: { statusCode: 409, message: 'This Guild Has Not Won A Contest That Is Over' },
  CONTEST_CHOICE_OVER: { statusCode: 410, message: 'The Time To Choose A Charity Is Over' },
  GUILD_NOT_FOUND: { statusCode: 404, message: 'Guild Not Found' },
  GROUP_NOT_FOUND: { statusCode: 404, message: 'Group Not Found' },
  MEMBER_NOT_FOUND: { statusCode: 404, message: 'Member Not Found' },
  ROLE_NOT_FOUND: { statusCode: 404, message: 'Role Not Found' },
  INVITATION_NOT_FOUND: { statusCode: 404, message: 'Invitation Not Found' },
  CHARITY_REQUEST_NOT_FOUND: { statusCode: 404, message: 'Charity Request Not Found' },
  BAN_QUESTION_TOO_EARLY: { statusCode: 409, message: "They Haven't Signed Up With You Yet" },
  BAN_QUESTION_NOT_FOUND: { statusCode: 404, message: 'Ban Question Not Found' },
  APPLICATION_NOT_FOUND: { statusCode: 404, message: 'Application Not Found' },
  REQUEST_NOT_FOUND: { statusCode: 404, message: 'Request Not Found' },
  WALK_IN_NOT_FOUND: { statusCode: 404, message: 'Walk-In Not Found' },
  HOURS_CLAIM_NOT_FOUND: { statusCode: 404, message: 'Hours Claim Not Found' },
  MESSAGE_NOT_FOUND: { statusCode: 404, message: 'Message Not Found' },
  MAIL_NOT_FOUND: { statusCode: 404, message: 'Mail Not Found' },
  ORIENTATION_NOT_FOUND: { statusCode: 404, message: 'Orientation Not Found' },
  WEBHOOK_NOT_FOUND: { statusCode: 404, message: 'Webhook Not Found' },
  PROGRAM_KEY_NOT_FOUND: { statusCode: 404, message: 'Program Key Not Found' },
  HOUR_VALUE_NOT_FOUND: { statusCode: 404, message: 'Hour Value Not Found' },
  LABEL_NOT_FOUND: { statusCode: 404, message: 'Label Not Found' },
  NOTE_NOT_FOUND: { statusCode: 404, message: 'Note Not Found' },
  LETTER_NOT_FOUND: { statusCode: 404, message: 'Letter Not Found' },
  LETTER_TOO_LONG: { statusCode: 409, message: 'Too Many Entries For One Letter' },
  LETTER_WITHOUT_HOURS: { statusCode: 409, message: 'No Hours In This Period' },
  YEAR_NOT_FOUND: { statusCode: 404, message: 'Year Not Found' },
  WRONG_WORD: { statusCode: 403, message: 'Not The Word Of The Day' },
  PICTURE_NOT_FOUND: { statusCode: 404, message: 'Picture Not Found' },

  PAUSE_TOO_LONG: { statusCode: 409, message: 'Pause Is Too Long' },
  ALREADY_SIGNED_UP: { statusCode: 406, message: 'Chariteer Is Already On This Quest' },
  TIME_CLASH: { statusCode: 409, message: 'You Are On Another Quest At That Time' },
  QUEST_FULL: { statusCode: 406, message: 'Quest Is Full' },
  PLACES_LEFT: { statusCode: 409, message: 'There Are Places, Sign Up' },
  WAITING_LIST_CLOSED: { statusCode: 403, message: 'Waiting List Is Closed' },
  NOT_WAITING: { statusCode: 404, message: 'Not On The Waiting List' },
  OFFER_ENDED: { statusCode: 410, message: 'Offer Has Ended' },
  NO_PLACE_TO_OFFER: { statusCode: 409, message: 'No Place To Offer' },
  QUEST_OVER_SIGN_UP: { statusCode: 410, message: "Quest Already Over, Can't Sign Up" },
  NOT_SIGNED_UP: { statusCode: 410, message: "Chariteer Not Signed Up, Can't Abandon" },
  PLACE_GONE: { statusCode: 409, message: 'Somebody Was Faster' },
  STAND_IN_NOT_FOUND: { statusCode: 404, message: 'Stand-In Request Not Found' },
  STAND_IN_ENDED: { statusCode: 410, message: 'No Stand-In Is Wanted Any More' },
  STAND_IN_TOO_LATE: { statusCode: 410, message: 'Too Late To Look For A Stand-In' },
  STAND_INS_OFF: { statusCode: 403, message: 'No Stand-Ins On This Quest' },
  QUEST_OVER_BAIL: { statusCode: 410, message: "Quest Already Over, Can't Abandon" },
  HOURS_OF_ANOTHER: { statusCode: 403, message: 'Hours Of Somebody Else' },
  HOURS_NOT_YET: { statusCode: 409, message: 'Quest Not Over Yet' },
  GUILD_ALREADY_RESERVED: { statusCode: 406, message: 'Guild Has Already Reserved This Quest' },
  QUEST_CANCELLED: { statusCode: 410, message: "Quest Cancelled, Can't Sign Up" },
  QUEST_IS_TEMPLATE: { statusCode: 406, message: 'Quest Is A Template' },
  QUEST_RESERVED: { statusCode: 403, message: 'Quest Reserved By A Guild' },
  NOT_ENOUGH_HOURS: { statusCode: 403, message: 'Not Enough Hours' },
  TRAINING_REQUIRED: { statusCode: 403, message: 'Training Required' },
  AGE_NOT_ALLOWED: { statusCode: 403, message: 'Age Not Allowed' },
  NO_VOLUNTEER_RECORD: { statusCode: 403, message: 'No Volunteer Record' },
  BANNED_BY_PROVIDER: { statusCode: 403, message: 'Banned By Provider' },
  GUARDIAN_CONSENT_MISSING: { statusCode: 403, message: 'Guardian Consent Missing' },
  PUBLIC_PROFILE_NOT_ALLOWED: { statusCode: 403, message: 'No Guardian Has Agreed To A Public Profile' },
  GUARDIAN_PENDING: { statusCode: 403, message: 'Your Guardian Has Not Agreed Yet' },
  GUARDIAN_ENDED_GUILD: { statusCode: 403, message: 'Your Guardian Took You Out Of This Guild' },
  GUARDIAN_ADDRESS_REFUSED: { statusCode: 403, message: 'This Email Cannot Be Used For A Guardian' },
  SUPERVISION_NOT_FOUND: { statusCode: 404, message: 'Supervision Not Found' },
  SUPERVISOR_MISSING: { statusCode: 403, message: 'No Supervisor Named' },
  DOCUMENT_REQUIRED: { statusCode: 403, message: 'Document Required' },
  CREDENTIAL_REQUIRED: { statusCode: 403, message: 'Credential Required' },
  DOCUMENT_NOT_FOUND: { statusCode: 404, message: 'Document Not Found' },
  DOCUMENT_REPLACED: { statusCode: 409, message: 'Document Has A New Version' },
  RECORD_INCOMPLETE: { statusCode: 403, message: 'Record Incomplete' },
  WRONG_ORGANIZATION_CODE: { statusCode: 403, message: 'Wrong Organization Code' },
  QUEST_AHEAD: { statusCode: 409, message: 'Quest Still Ahead' },
  EMERGENCY_CONTACT_CLOSED: { statusCode: 403, message: 'Emergency Contact Closed' },

  QUEST_STARTED: { statusCode: 410, message: "Quest Already Started, Can't Edit" },
  TEMPLATE_STATUS_FIXED: { statusCode: 406, message: "Template Status Can't Change" },
  QUEST_WAS_SEEN: { statusCode: 409, message: "Quest Was Seen, Can't Delete" },
  UNDO_NOT_FOUND: { statusCode: 404, message: 'Nothing To Take Back' },
  UNDO_USED: { statusCode: 410, message: 'Already Taken Back' },
  UNDO_TOO_LATE: { statusCode: 410, message: 'Too Late To Take Back' },
  UNDO_OVERTAKEN: { statusCode: 409, message: 'Somebody Has Acted On It Since' },
  MERGE_NOT_FOUND: { statusCode: 404, message: 'Merge Not Found' },
  MERGE_NOT_POSSIBLE: { statusCode: 409, message: 'These Records Cannot Be Merged' },
  RECORDS_OF_TWO_PEOPLE: { statusCode: 409, message: 'They Are Two People' },
  CONSENTS_DIFFER: { statusCode: 409, message: 'Their Guardians Have Decided Differently' },
  MERGE_WAITS: { statusCode: 409, message: 'A Guardian Was Asked' },
  NOT_MERGED: { statusCode: 409, message: 'Not Merged' },
  EDIT_CONFLICT: { statusCode: 409, message: 'Changed By Somebody Else Meanwhile' },
  PEOPLE_ARE_ON_IT: { statusCode: 409, message: 'People Are On It. Cancel It Instead.' },
  CHARITY_HAS_PEOPLE: { statusCode: 409, message: 'People Are On Its Quests. Cancel Them First.' },
  LOCATION_IN_USE: { statusCode: 409, message: 'Location In Use' },
  QUEST_MAXIMUM_TOO_LOW: {
    statusCode: 400,
    message: 'The maximum cannot be lower than the number of volunteers already signed up.',
  },

  INVALID_EMAIL_OR_PASSWORD: { statusCode: 401, message: 'InvalidEmailOrPassword' },
  // Answers like a wrong password on the wire, so that it tells no one whether an account exists.
  LOGIN_REFUSED: { statusCode: 401, message: 'InvalidEmailOrPassword' },
  ACCOUNT_NOT_FOUND: { statusCode: 404, message: 'AccountNotFound' },
  ACCOUNT_BANNED: { statusCode: 403, message: 'AccountBanned' },
  INVALID_PARAMS: { statusCode: 400, message: 'InvalidParams' },
  INVALID_EMAIL_ADDRESS: { statusCode: 400, message: 'InvalidEmailAddress' },
  INVALID_TITLE_ID: { statusCode: 400, message: 'InvalidTitleId' },
  INVALID_TOKEN: { statusCode: 400, message: 'InvalidToken' },
  LINK_EXPIRED: { statusCode: 410, message: 'Link Expired' },
  LINK_USED: { statusCode: 410, message: 'Link Already Used' },
  ACCOUNT_REMOVED: { statusCode: 410, message: 'Account Removed' },
  GUARDIAN_CODE_MISSING: { statusCode: 403, message: 'Code Not Entered In This Browser' },
  PROOF_NEEDED: { statusCode: 403, message: 'Proof Of Identity Needed' },
  WRONG_PROOF: { statusCode: 403, message: 'Wrong Password Or Code' },
  DATA_COPY_IN_WORK: { statusCode: 409, message: 'The File Is Being Made' },
  DATA_COPY_TODAY: { statusCode: 429, message: 'One File A Day' },
  PASSKEYS_NEED_A_NAME: { statusCode: 409, message: 'Passkeys Need An Address With A Name' },
  PASSKEY_NOT_FOUND: { statusCode: 404, message: 'Passkey Not Found' },
  PASSKEY_ENDED: { statusCode: 410, message: 'Passkey Request Has Ended' },
  PASSKEY_WRONG_ADDRESS: { statusCode: 403, message: 'Passkey Used At Another Address' },
  PASSKEY_UNKNOWN: { statusCode: 401, message: 'Passkey Not Known' },
  PASSKEY_OF_ANOTHER: { statusCode: 403, message: 'Passkey Belongs To Another Account' },
  PASSKEY_KNOWN: { statusCode: 409, message: 'Passkey Is There Already' },
  PASSKEY_REFUSED: { statusCode: 403, message: 'Passkey Could Not Be Checked' },
  PASSKEY_COPIED: { statusCode: 403, message: 'Passkey Counts Backwards' },
  TOO_MANY_PASSKEYS: { statusCode: 409, message: 'Too Many Passkeys' },
  // After the right password of an account with a second factor: no session is open yet.
  SECOND_FACTOR_ASKED: { statusCode: 401, message: 'Second Factor Asked' },
  WRONG_SECOND_FACTOR: { statusCode: 403, message: 'Wrong Second Factor' },
  LOG_IN_LAPSED: { statusCode: 410, message: 'Log In From The Beginning' },
  // Rights that do not count, since this session has shown no second factor where one is demanded.
  SECOND_FACTOR_REQUIRED: { statusCode: 403, message: 'Second Factor Required' },
  NO_SECOND_FACTOR: { statusCode: 404, message: 'No Second Factor' },
  ACCOUNT_CLOSED: { statusCode: 403, message: 'Account Closed' },
  WRONG_GUARDIAN_CODE: { statusCode: 403, message: 'Wrong Code' },
  JOINING_NOT_FOUND: { statusCode: 404, message: 'No Code Was Sent To This Browser' },
  WRONG_JOINING_CODE: { statusCode: 403, message: 'Wrong Joining Code' },
  JOINING_CODE_REPLACED: { statusCode: 409, message: 'A Newer Code Was Sent' },
  JOINING_CODE_EXPIRED: { statusCode: 410, message: 'Code Expired' },
  JOINING_CODE_VOID: { statusCode: 403, message: 'Code Is Void After Five Tries' },
  USERNAME_CHANGED_LATELY: { statusCode: 403, message: 'User Name Was Changed Lately' },
  NAME_NOT_AVAILABLE: { statusCode: 409, message: 'NameNotAvailable' },
  USERNAME_NOT_AVAILABLE: { statusCode: 409, message: 'UsernameNotAvailable' },
  EMAIL_ADDRESS_NOT_AVAILABLE: { statusCode: 409, message: 'EmailAddressNotAvailable' },
  BIRTH_DATE_CORRECTED_ALREADY: { statusCode: 403, message: 'Birth Date Was Corrected Already' },
  BIRTH_DATE_CROSSES_AGE: { statusCode: 403, message: 'Birth Date Crosses An Age Limit' },
  MUST_NEEDS_MAIL: { statusCode: 409, message: 'What People Must Know Comes By Mail' },
  LAST_STAFF_ACCOUNT: { statusCode: 409, message: "The Last Staff Account Can't Be Removed" },
  PROVIDER_ACCOUNT_NOT_REMOVABLE: { statusCode: 403, message: "Provider Account Can't Be Removed" },

  ORIENTATION_ALREADY_STARTED: {
    statusCode: 406,
    message: 'Chariteer Has Already Applied For This Orientation',
  },
  ORIENTATION_IN_USE: { statusCode: 406, message: 'Orientation Is In Use' },
  CONTACT_DETAILS_TO_YOUNG: { statusCode: 400, message: 'No Contact Details To The Young' },
  TOO_MANY_FAVORITE_DISTRICTS: { statusCode: 400, message: 'You can only favorite up to 2 districts' },

  GUILD_NAME_NOT_AVAILABLE: { statusCode: 409, message: 'Guild Name Is Taken' },
  WRONG_GUILD_CODE: { statusCode: 403, message: 'Wrong Guild Code' },
  GUILD_CODE_RESTS: { statusCode: 403, message: 'Guild Code Rests' },
  ADDRESS_NOT_CONFIRMED: { statusCode: 403, message: 'Address Not Confirmed' },
  GUILD_ALREADY_ASKED: { statusCode: 409, message: 'Guild Has Already Been Asked About This Quest' },
  GUILD_CLOSED_TO_CHARITY: { statusCode: 403, message: 'Guild Takes No Reservations Of This Charity' },
  GUILD_NOT_REACHABLE: { statusCode: 409, message: 'Guild Has Nobody To Write To' },
  TOO_MANY_RESERVATIONS: { statusCode: 409, message: 'Too Many Reservations For This Guild' },
  REQUEST_ENDED: { statusCode: 410, message: 'Request Has Ended' },
  ALREADY_IN_GROUP: { statusCode: 409, message: 'User Already Belongs To This Group' },
  ALREADY_APPLIED_TO_GROUP: { statusCode: 409, message: 'User Has Already Applied To This Group' },
  ALREADY_INVITED: { statusCode: 409, message: 'User Is Already Invited To This Group' },
  TOO_MANY_INVITATIONS: { statusCode: 409, message: 'Too Many Open Invitations' },
  GROUP_IS_FOR_ADULTS: { statusCode: 403, message: 'Group Is For Adults' },
  GUILD_ADDS_NOBODY: { statusCode: 403, message: 'Guild Members Join Themselves' },
  LAST_ADMIN: { statusCode: 406, message: 'A group needs at least one admin.' },

  QUEST_CLOSED_TO_MESSAGES: { statusCode: 410, message: 'Quest Is Not Open To Messages' },
  QUEST_MESSAGES_SPENT: { statusCode: 429, message: 'Enough Messages About This Quest Today' },
  OWN_MESSAGES_SPENT: { statusCode: 429, message: 'Enough Messages Today' },
  MESSAGE_ANSWERED: { statusCode: 406, message: 'Message Has Been Answered' },

  TOO_MANY_FOLLOWED: { statusCode: 409, message: 'Too Many Followed Already' },

  MAIL_HELD: { statusCode: 429, message: 'Recipient Has Had Many Mails Today' },

  INSUFFICIENT_MANA: { statusCode: 406, message: 'Insufficient Mana' },
  MANA_COST_CHANGED: { statusCode: 409, message: 'Mana Cost Has Changed' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** What a code says by itself, to clients. */
export function textOfCode(code: ErrorCode): TextRef {
  return englishOnly(ERRORS[code].message);
}

/** Tells whether a text from outside is one of the codes above. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** What someone else has changed meanwhile: field → its value now, as it goes over the wire. */
export type ChangedFields = Readonly<Record<string, string | number | readonly string[] | null>>;

/** What to take out of a text: which kind of detail it is, and the words as typed. */
export type RefusedPart = { readonly kind: string; readonly part: string };

export type ErrorExtensions = {
  code: ErrorCode;
  statusCode: number;
  retryAfterSeconds?: number;
  changedFields?: ChangedFields;
  /** The number of the item of a list that is refused, from 1; the message says why. */
  item?: number;
  /** The number under which an older script knew the refusal. */
  scriptError?: string;
  /** The part of a text that cannot be shared with someone under 18. */
  contactDetail?: RefusedPart;
  /** Token that reopens a closed account, given to a person who knows its password. */
  takeBackToken?: string;
  /** Token that continues a login waiting for its second factor, for clients other than browsers. */
  logInToken?: string;
};

type DomainErrorOptions = {
  /** What is told beside the code. */
  message?: TextRef;
  retryAfterSeconds?: number;
  changedFields?: ChangedFields;
  /** The number of the item of a list that is refused, from 1. */
  item?: number;
  contactDetail?: RefusedPart;
  scriptError?: string;
  takeBackToken?: string;
  logInToken?: string;
  cause?: unknown;
};

/** A refusal that a client may see. Its `extensions` reach GraphQL clients as they are. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** The message as data; null: that of the code. */
  readonly text: TextRef | null;
  readonly retryAfterSeconds: number | undefined;
  readonly changedFields: ChangedFields | undefined;
  readonly item: number | undefined;
  readonly contactDetail: RefusedPart | undefined;
  readonly scriptError: string | undefined;
  readonly takeBackToken: string | undefined;
  readonly logInToken: string | undefined;

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    const { message: text = null, cause } = options;
    super((text && textIn(FIRST_LOCALE, text)) ?? ERRORS[code].message, { cause });
    this.code = code;
    this.text = text;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.changedFields = options.changedFields;
    this.item = options.item;
    this.contactDetail = options.contactDetail;
    this.scriptError = options.scriptError;
    this.takeBackToken = options.takeBackToken;
    this.logInToken = options.logInToken;
  }

  get extensions(): ErrorExtensions {
    const { code, retryAfterSeconds, changedFields, item } = this;
    const { contactDetail, scriptError, takeBackToken, logInToken } = this;
    return {
      code,
      statusCode: ERRORS[code].statusCode,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(changedFields !== undefined && { changedFields }),
      ...(item !== undefined && { item }),
      ...(contactDetail !== undefined && { contactDetail }),
      ...(scriptError !== undefined && { scriptError }),
      ...(takeBackToken !== undefined && { takeBackToken }),
      ...(logInToken !== undefined && { logInToken }),
    };
  }
}

const TELLING_LOGIN_CODES: readonly ErrorCode[] = [
  'INVALID_EMAIL_OR_PASSWORD',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_BANNED',
];

/** The code a refused login answers with; generic ones tell no one whether an account exists. */
export function loginErrorCode(code: ErrorCode, hasGenericAuthErrors: boolean): ErrorCode {
  return hasGenericAuthErrors && TELLING_LOGIN_CODES.includes(code) ? 'LOGIN_REFUSED' : code;
}
