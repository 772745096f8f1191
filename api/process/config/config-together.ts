/** Settings that are nothing without each other. */
const TOGETHER = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
];

/** The variables that are missing beside those that are given, each with why. */
export function missingSettings(given: Record<string, string | undefined>): [string, string][] {
  return TOGETHER.filter((names) => names.some((name) => given[name] !== undefined)).flatMap((names) =>
    names
      .filter((name) => given[name] === undefined)
      .map((name): [string, string] => [name, `is missing: ${names.join(', ')} come together`]),
  );
}
