/** A form that was sent when the session had ended: its fields travel through the login and are sent on after it. */
export type CarriedForm = readonly (readonly [name: string, value: string])[];

/** The field of the login that holds what a device has answered. */
export const PASSKEY = 'logInPasskey';
const OF_THE_LOG_IN = ['email', 'password', 'way', PASSKEY];
/** A password is written into no page, not even into a hidden field. */
const NOT_CARRIED = [...OF_THE_LOG_IN, 'currentPassword'];

/** What a form sent to the login holds besides its own fields, and passwords. */
export function carriedIn(form: FormData): CarriedForm {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_CARRIED.includes(name) ? [[name, value] as const] : [],
  );
}

/** Whether someone tried to log in, or another form came here because no one was logged in. */
export function isLogInAttempt(form: FormData, carried: CarriedForm): boolean {
  return carried.length === 0 || OF_THE_LOG_IN.some((name) => form.has(name));
}
