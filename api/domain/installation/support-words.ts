/**
 * What somebody does whom only our staff can help, behind «…, ». Without an address nobody is told to write: charities
 * know whom to ask.
 */
export function askSupport(supportEmail: string | null | undefined): string {
  return supportEmail
    ? `please write to ${supportEmail}`
    : 'please tell a charity here: its people pass it on to our staff';
}
