export type AuditEntryRow = {
  id: string;
  /** Epoch ms. */
  at: number;
  actorId: string | null;
  actorUsername: string | null;
  action: string;
  subjectType: string;
  subjectId: string | null;
  subjectName: string | null;
  /** JSON text. */
  detail: string;
};
