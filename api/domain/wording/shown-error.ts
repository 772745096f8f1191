import { type ErrorCode, isErrorCode } from '../errors/errors.ts';

/** What was tried, where its failure is told in words of its own. */
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
  supportEmail?: string | undefined;
  /** Something was to be saved, and its form is still there. */
  isWrite?: boolean;
  /** Name of the charity whose Mana pays an alert. */
  providerName?: string;
};

/** `code` is an ErrorCode, a number of groups ('1359'), or unknown. Older scripts have words of their own. */
export type ShownError = {
  code?: string | undefined;
  message?: string | undefined;
  /** The message in the language of the page, where the catalogue knows it. */
  said?: string | undefined;
  /** The key of the message in the catalogue. */
  key?: string | undefined;
  /** The number of the item of a list that is refused: then the message says why. */
  item?: number | undefined;
  /** The words of the code, where the API sent them along. */
  words?: string | undefined;
  /** How long a limit still holds. */
  retryAfterSeconds?: number | undefined;
  /** Token that reopens a closed account. */
  takeBackToken?: string | undefined;
};

const RETRYABLE: readonly ErrorCode[] = [
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'DATABASE_UNREACHABLE',
  'DATABASE_UNWRITABLE',
  'DATABASE_UNCERTAIN',
  'RATE_LIMITED',
];

/** Whether trying the same again can help: the reader is offered a retry button. */
export function isRetryable({ code = '' }: ShownError): boolean {
  return !isErrorCode(code) || RETRYABLE.includes(code);
}

/** True for unexpected errors: a fault of ours, or a code that this client doesn't know. */
export function isUnnamed({ code = '' }: ShownError): boolean {
  return code === 'INTERNAL' || !isErrorCode(code);
}
