import type { NotificationPayload } from 'react-admin';

export type Told = NotificationPayload & { number: number };

/**
 * The toasts that wait, with one more. The same error again, of another try, is not told twice. What can be undone has
 * ten seconds only, and what answers an undo is waited for: both take the place of the news before.
 */
export function withToast(waiting: readonly Told[], toast: Told): readonly Told[] {
  if (isError(toast)) return waiting.some(isLike(toast)) ? waiting : [...waiting, toast];
  const { undoToken, isAnswer } = toast.notificationOptions ?? {};
  return undoToken || isAnswer ? [...waiting.filter(isError), toast] : [...waiting, toast];
}

/** Errors stay until they are dismissed. */
export function isError({ type }: NotificationPayload): boolean {
  return type === 'error';
}

function isLike({ type, message }: NotificationPayload) {
  return (other: NotificationPayload) => other.type === type && other.message === message;
}
