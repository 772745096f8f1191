/** What the notice is called, and the error of a part that did not arrive in time. */
export const LOADING_FAILED = 'Loading chunk failed';

/** Whether an error is that of a lazily loaded part; each browser words it in its own way. */
export function isLoadingFailure({ message }: Error): boolean {
  return /dynamically imported module|importing a module script failed|unable to preload|loading chunk failed/i.test(
    message,
  );
}
