import type { NotificationPayload } from 'react-admin';

export type Told = NotificationPayload & { number: number };

/**
 * The toasts that wait, with one more. The same error again, of another try, is not told twice. News take the place of
 * those before, but not of what can be undone, which has ten seconds only; that gives way to its like and to its answer.
 */
export function withToast(waiting: readonly Told[], toast: Told): readonly Told[] {
  if (isError(toast)) return waiting.some(isLike(toast)) ? waiting : [...waiting, toast];
  const { undoToken, isAnswer } = toast.notificationOptions ?? {};
  const isPressing = Boolean(undoToken || isAnswer);
  const others = waiting.filter((one) => isError(one) || (!isPressing && one.notificationOptions?.undoToken));
  return [...others, toast];
}

/** Errors stay until they are dismissed. */
export function isError({ type }: NotificationPayload): boolean {
  return type === 'error';
}

function isLike({ type, message }: NotificationPayload) {
  return (other: NotificationPayload) => other.type === type && other.message === message;
}
