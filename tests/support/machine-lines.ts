/** Whether a line of the log tells of a busy machine, which a test doesn't cause. */
export function isOfBusyMachine({ msg }: { msg?: unknown }): boolean {
  return msg === 'slow request' || msg === 'slow statement' || msg === 'the event loop stood still';
}
