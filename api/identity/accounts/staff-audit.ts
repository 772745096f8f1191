import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** What the verbs about staff need of a context; a command has no more. */
export type StaffContext = Pick<Context, 'viewer' | 'store' | 'now' | 'config' | 'sessions'>;

/** Runs a change of staff, and keeps in the audit log when it was refused: the change itself then left nothing. */
export async function auditingRefusal<T>(
  { store, now }: StaffContext,
  about: { action: 'staff-added' | 'staff-removed'; actorId: string; subjectId: string | null },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { action, ...who } = about;
    const detail = { code: error.code };
    await store.write((tx) => recordAudit(tx, now, { ...who, action: `${action}-refused`, detail }));
    throw error;
  }
}
