import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { auditSeal } from '#db/schema/audit-entry.ts';

/** Blocks whose entries are there. */
export const isKept: SQL = isNull(auditSeal.removedAt);

/** Blocks that were removed for their age. */
export const isRemoved: SQL = isNotNull(auditSeal.removedAt);
