import { textLines } from '../text/plain-text.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { documentsTexts } from '../texts/generated/documents.ts';
import type { Locale } from '../texts/locale.ts';
import type { SIGNATURE_WAYS, SignerRole } from './document.ts';

/** All that a file of a signed document says, in its order. */
export type SignatureSheet = {
  locale: Locale;
  site: string;
  title: string;
  charity: string;
  /** The text as it was signed. */
  lines: readonly string[];
  heading: string;
  signature: readonly string[];
};

export type SignatureFacts = {
  locale: Locale;
  site: string;
  title: string;
  charity: string;
  /** Sanitised HTML. */
  text: string;
  /** The number of the version, and the SHA-256 of its title and text. */
  version: number;
  versionHash: string;
  signedName: string;
  role: SignerRole;
  /** Whom it is about. */
  personName: string;
  way: (typeof SIGNATURE_WAYS)[number];
  /** Epoch ms. */
  signedAt: number;
  expiresAt: number | null;
};

/** The words of a signed document, those around its text in the reader's language. */
export function signatureSheet({
  locale,
  site,
  title,
  charity,
  text,
  ...facts
}: SignatureFacts): SignatureSheet {
  const t = documentsTexts(locale);
  const { longDay, time } = formatsFor(locale);
  const { signedName, role, personName, way, signedAt, expiresAt, version, versionHash } = facts;
  const at = { day: longDay(signedAt), time: time(signedAt) };
  const roles = { self: t.asVolunteer, guardian: t.asGuardian({ name: personName }) };
  return {
    ...{ locale, site, title, charity },
    lines: textLines(text).split('\n'),
    heading: t.signature,
    signature: [
      t.signedAt({ ...at, name: signedName }),
      roles[role],
      ...(way === 'paper' ? [t.onPaper] : []),
      ...(expiresAt === null ? [] : [t.validUntil({ day: longDay(expiresAt) })]),
      t.version({ number: version, hash: versionHash }),
    ],
  };
}
