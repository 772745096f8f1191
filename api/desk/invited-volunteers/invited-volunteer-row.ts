import type { OwnedRow } from '#api/rows/guarded-row.ts';
import type { InvitedColumns } from '#domain/invited-volunteers/invited-columns.ts';
import type { Invited, RefusedRow } from '#domain/invited-volunteers/invited-row.ts';

/** Someone whom a charity invited, as its file named them. */
export type VolunteerInvitationRow = {
  providerId: string;
  id: string;
  name: string | null;
  emailAddress: string;
  isAccepted: boolean;
  createdAt: number;
  expiresAt: number;
};

/** An invitation as the invited person sees it. */
export type OwnVolunteerInvitationRow = OwnedRow & {
  id: string;
  providerId: string;
  providerName: string;
  expiresAt: number;
};

/** What a file of people to invite holds, and what becomes of each row. */
export type JudgedFile = {
  columns: { heading: string | null; samples: string[]; holds: InvitedColumns[number] }[];
  invited: Invited[];
  refused: RefusedRow[];
};
