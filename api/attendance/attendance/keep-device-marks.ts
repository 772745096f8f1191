import { lte, or } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { deviceMark } from '#db/schema/device-mark.ts';
import type { Db, Store } from '#db/store.ts';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import { disagrees, MARK_KEPT_MS } from '#domain/attendance/device-mark.ts';

/** A mark as a device sends it, and what held before. */
export type SentMark = {
  key: string;
  contractId: string;
  device: string | null;
  status: ContractStatus | null;
  seenAt: number | null;
  deviceAt: number | null;
  /** Server's time, epoch ms. */
  markedAt: number;
  held: { status: ContractStatus | null; markedAt: number | null };
};
type KeptMark = typeof deviceMark.$inferSelect;

/** What devices sent before under these keys, and of these contracts. */
export async function loadDeviceMarks(
  tx: Db,
  items: readonly { id: string; key?: string | null | undefined }[],
): Promise<KeptMark[]> {
  const ids = items.map(({ id }) => id);
  const keys = items.map(({ key }) => key ?? '');
  const isOfThese = or(isInList(deviceMark.contractId, ids), isInList(deviceMark.key, keys));
  return tx.select().from(deviceMark).where(isOfThese);
}

/**
 * Keeps marks by their keys. Of two that disagree the earlier one is kept as differing; the contract has the later one.
 * `known`: what devices have sent of these contracts before.
 */
export async function keepDeviceMarks(
  tx: Db,
  { actorId, now }: { actorId: string | null; now: number },
  sent: readonly SentMark[],
  known: readonly KeptMark[],
): Promise<void> {
  const overtaken: KeptMark[] = [];
  const rows = sent.map(({ held, seenAt, ...mark }) => {
    const before = known.find(
      ({ contractId, markedAt }) => contractId === mark.contractId && markedAt === held.markedAt,
    );
    const isDisputed = disagrees({ ...held, device: before?.device ?? null }, { ...mark, seenAt });
    const row = { ...mark, actorId, receivedAt: now, differs: false };
    const heldAt = held.markedAt ?? 0;
    if (!isDisputed) return row;
    if (mark.markedAt < heldAt) return { ...row, differs: true };
    const unnamed = { key: newId(now), device: null, actorId: null, deviceAt: null, receivedAt: heldAt };
    const { contractId } = mark;
    overtaken.push({ ...(before ?? { ...unnamed, contractId, ...held, markedAt: heldAt }), differs: true });
    return row;
  });
  const keys = overtaken.map(({ key }) => key);
  if (keys.length > 0) await tx.delete(deviceMark).where(isInList(deviceMark.key, keys));
  await insertRows(tx, deviceMark, [...overtaken, ...rows]);
}

/** Somebody has said which mark is right. */
export async function settleDeviceMarks(tx: Db, contractIds: readonly string[]): Promise<void> {
  if (contractIds.length === 0) return;
  await tx.update(deviceMark).set({ differs: false }).where(isInList(deviceMark.contractId, contractIds));
}

/** Forgets marks that no device sends again. */
export async function sweepDeviceMarks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, deviceMark, lte(deviceMark.receivedAt, now - MARK_KEPT_MS));
}
