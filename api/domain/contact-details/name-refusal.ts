import type { ErrorCode } from '../errors/errors.ts';
import { findContactDetail } from './contact-details.ts';
import { type ContactRefusal, refusalOfFinding } from './contact-refusal.ts';
import { withoutDisguise } from './disguised-words.ts';
import type { ContactDetail } from './reading.ts';
import { partsOf } from './text-parts.ts';
import { GAMES, MAIL_HOSTS, SERVICES } from './words.ts';

/** The names by which someone is known to others. */
export type Names = { username?: string | null; nameFirst?: string | null; nameLast?: string | null };

/** Why names are refused: they tell where to reach their owner. Names of the young are read by adults, and theirs by the young. */
export function refusalOfNames({
  username,
  nameFirst,
  nameLast,
}: Names): (ContactRefusal & { code: ErrorCode }) | null {
  const fullName = [nameFirst, nameLast].filter(Boolean).join(' ');
  const found = findContactDetail(fullName) ?? findContactDetail(username ?? '') ?? serviceIn(username ?? '');
  return found && { code: 'CONTACT_DETAILS_TO_YOUNG', ...refusalOfFinding(found, 'reader') };
}

/** “SnapKim”, “kimoninstagram”: a user name that names a service is one there. */
function serviceIn(username: string): { kind: 'handle'; part: string } | null {
  const apart = username.slice(0, NAME_MAX).replaceAll(CASE_CHANGES, ' ');
  const found = findContactDetail(apart);
  if (found !== null && READ_APART.includes(found.kind))
    return { kind: 'handle', part: username.slice(0, NAME_MAX) };
  const words = withoutDisguise(partsOf(apart)).map(({ text }) => text);
  const whole = words.filter((word) => !WORDS_WITH_SERVICES.has(word)).join('');
  const isNamed = words.some((word) => SHORT.has(word)) || LONG.some((name) => whole.includes(name));
  return isNamed ? { kind: 'handle', part: username.slice(0, NAME_MAX) } : null;
}

const NAME_MAX = 60;
const READ_APART: readonly string[] = ['link', 'mail', 'street'] satisfies ContactDetail[];
/** Between “Snap” and “Kim”, “jess” and “DOT”, “DOT” and “com”, “12” and “Elm”. */
const CASE_CHANGES = /(?<=\d)(?=[A-Z])|(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[a-z])/g;
/** Words and towns that hold the name of a service. */
const WORDS_WITH_SERVICES: ReadonlySet<string> = new Set(['discordia', 'discordant', 'redditch']);
const NAMES = [...SERVICES, ...MAIL_HOSTS, 'snap'].filter((name) => !GAMES.has(name));
const SHORT: ReadonlySet<string> = new Set(NAMES);
/** Long enough to stand in no other word. */
const LONG = NAMES.filter((name) => name.length > 4 && name !== 'insta' && name !== 'yahoo');
