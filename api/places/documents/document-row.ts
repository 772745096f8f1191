import type { charityDocument, documentSignature, documentVersion } from '#db/schema/charity-document.ts';

type Stored = typeof charityDocument.$inferSelect;
type Version = typeof documentVersion.$inferSelect;
type Signature = typeof documentSignature.$inferSelect;

/** A document with the text that holds, and who requires it. */
export type DocumentRow = Omit<Stored, 'createdAt' | 'endedAt'> &
  Pick<Version, 'title' | 'text' | 'hash'> & {
    changedAt: number;
    requiredBy: string[];
    signedCount: number;
  };

/** A text as someone has to sign it. */
export type DocumentToSignRow = Pick<Version, 'title' | 'text' | 'hash'> & { id: string };

/** A signature as those who run the charity read it. */
export type SignatureRow = Pick<
  Signature,
  'id' | 'chariteerId' | 'signedName' | 'role' | 'way' | 'signedAt' | 'expiresAt'
> &
  Pick<UnsignedPersonRow, 'providerId' | 'username' | 'nameFirst' | 'nameLast'> & {
    version: number;
    isValid: boolean;
    seenBy: string | null;
  };

/** Someone who has to sign a document. Epoch ms. */
export type UnsignedPersonRow = {
  chariteerId: string;
  providerId: string;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  nextAt: number | null;
  signedAt: number | null;
};

/** A signature as the signer reads it. */
export type OwnSignatureRow = Pick<
  Signature,
  'id' | 'signedName' | 'role' | 'way' | 'signedAt' | 'expiresAt'
> &
  Pick<Version, 'title' | 'text'> & { charity: string; childName: string | null };
