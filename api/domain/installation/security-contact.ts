import { LOCALES } from '../texts/locale.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year; the file is made anew with each request. */
const GOOD_FOR_MS = 180 * DAY_MS;

/**
 * Whom to tell of a hole, as RFC 9116 wants it (`security.txt`); null where there is no address for help: a file without
 * a contact is none. `now` in epoch ms; the end is a midnight, so that the file is the same all day.
 */
export function securityContact(
  { publicOrigin, supportEmail }: { publicOrigin: string; supportEmail: string | null },
  now: number,
): string | null {
  if (supportEmail === null) return null;
  const end = new Date(Math.floor((now + GOOD_FOR_MS) / DAY_MS) * DAY_MS);
  const fields = [
    `Contact: mailto:${mailtoPath(supportEmail)}`,
    `Expires: ${end.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ];
  return fields.map((line) => `${line}\n`).join('');
}

/** What an address may hold and a link may not say as it is; the @ stays. */
function mailtoPath(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+');
}
