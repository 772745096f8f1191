import { mayAt, reachAt, type Subject } from '../permissions/permissions.ts';
import { isOfNames } from '../text/full-name.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import type { TextRef } from '../texts/text-ref.ts';
import { refsOf } from '../texts/text-ref.ts';
import { addMonths, daysOfMonth, instantOf, newYorkClock, newYorkDay } from '../time/new-york-time.ts';

/**
 * Whether someone may read who signed at a charity, and record it: it tells full names, so it's for those who read names
 * on any day.
 */
export function mayKeepPapers(viewer: Subject | null, providerId: string): boolean {
  return mayAt(viewer, providerId, 'takeAttendance') && reachAt(viewer, providerId, 'readNames') === 'always';
}

/** People who have to sign a document. */
export const DOCUMENT_AUDIENCES = ['everyone', 'adults', 'minors'] as const;
export type DocumentAudience = (typeof DOCUMENT_AUDIENCES)[number];

/** Roles of those who sign: adults for themselves, a guardian for someone under 18. */
export const SIGNER_ROLES = ['self', 'guardian'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** How a signature came about: on the site, or on paper that a manager has seen. */
export const SIGNATURE_WAYS = ['site', 'paper'] as const;

export const DOCUMENT_LIMITS = {
  titleMax: 80,
  textMax: 20_000,
  monthsMax: 120,
  nameMin: 3,
  nameMax: 120,
} as const;

/** A document that a quest requires, and until when (epoch ms) the person's signatures of each role count; null: none does. */
export type RequiredDocument = {
  id: string;
  title: string;
  audience: DocumentAudience;
  selfUntil: number | null;
  guardianUntil: number | null;
};

/** Signatures that count: those of adults, and of the guardian of someone under 18. */
export function signerOf(isYoung: boolean): SignerRole {
  return isYoung ? 'guardian' : 'self';
}

/** Whether the document is for someone of that age; visitors, whose age is unknown, count as adults. */
export function isFor(audience: DocumentAudience, isYoung: boolean): boolean {
  return audience === 'everyone' || (audience === 'minors') === isYoung;
}

/** The documents that someone has no signature for that counts now (epoch ms). */
export function unsignedAmong<Document extends RequiredDocument>(
  documents: readonly Document[],
  isYoung: boolean,
  now: number,
): Document[] {
  return documents.filter((one) => {
    const signedUntil = signerOf(isYoung) === 'self' ? one.selfUntil : one.guardianUntil;
    return isFor(one.audience, isYoung) && (signedUntil === null || signedUntil <= now);
  });
}

/** When a signature of that instant ends (epoch ms): so many months later at the same clock; null: never. */
export function expiryOf(signedAt: number, validMonths: number | null): number | null {
  if (validMonths === null) return null;
  const day = newYorkDay(signedAt);
  const days = daysOfMonth(addMonths(day.slice(0, 7), validMonths));
  const same = days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? day;
  return instantOf(same, newYorkClock(signedAt));
}

export type DocumentFields = { title: string; text: string; validMonths: number | null };

/** What is wrong with a document, or null. `text` is clean HTML. */
export function problemOfDocument({ title, text, validMonths }: DocumentFields): TextRef | null {
  const t = refsOf(formRefusalsTexts);
  const { titleMax, textMax, monthsMax } = DOCUMENT_LIMITS;
  if (title.length < 1 || title.length > titleMax) return t.documentTitle({ max: String(titleMax) });
  if (text.length < 1 || text.length > textMax) return t.documentText({ max: String(textMax) });
  const isLasting = validMonths === null || (Number.isInteger(validMonths) && validMonths >= 1);
  return isLasting && (validMonths ?? 1) <= monthsMax ? null : t.documentMonths({ max: String(monthsMax) });
}

/** Whether a typed name can be a signature: a first and a last name, of what names are made of. */
export function isFullName(name: string): boolean {
  const { nameMin, nameMax } = DOCUMENT_LIMITS;
  const isLong = name.length >= nameMin && name.length <= nameMax;
  return isLong && isOfNames(name) && /\p{L}\S*\s+\S*\p{L}/u.test(name);
}
