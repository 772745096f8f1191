/** Whether an error is that of a lazily loaded part; each browser words it in its own way. */
export function isLoadingFailure({ message }: Error): boolean {
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(message);
}
