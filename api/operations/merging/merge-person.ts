import { and, asc, eq } from 'drizzle-orm';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { textNumber } from '#db/schema/message.ts';
import { session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { mergedFavorites, mergedPerson } from '#domain/merging/merged-person.ts';
import type { KeptMerge } from './kept-merge.ts';
import type { Sides } from './merge-parts.ts';
import type { StoredPerson } from './record-facts.ts';

type Volunteer = typeof chariteer.$inferSelect;

/** What the kept record and its account take over of the dropped one. Nothing by which one logs in. */
export async function mergePerson(
  tx: Db,
  now: number,
  { kept, dropped }: { kept: StoredPerson; dropped: StoredPerson },
): Promise<KeptMerge['favorites']> {
  const [keptId, droppedId] = [kept.id, dropped.id];
  const { languages, ...merged } = mergedPerson(kept.volunteer, dropped.volunteer);
  await tx
    .update(chariteer)
    .set({ ...merged, languages: [...languages], ...emergencyContact(tx, kept.volunteer, dropped.volunteer) })
    .where(eq(chariteer.id, keptId));
  if (kept.account && dropped.account) await mergeAccounts(tx, now, kept.account, dropped.account);
  return mergeDistricts(tx, { keptId, droppedId });
}

type Account = typeof account.$inferSelect;

/** A child's record has no account. */
async function mergeAccounts(tx: Db, now: number, kept: Account, dropped: Account): Promise<void> {
  const [keptId, droppedId] = [kept.id, dropped.id];
  const isBanned = kept.isBanned || dropped.isBanned;
  await tx
    .update(account)
    .set({
      createdAt: Math.min(kept.createdAt, dropped.createdAt),
      isBanned,
      banReason: kept.banReason ?? dropped.banReason,
    })
    .where(eq(account.id, keptId));
  if (isBanned) await tx.delete(session).where(eq(session.accountId, keptId));
  await mergeAddresses(tx, now, { keptId, droppedId });
  await moveTextNumber(tx, { keptId, droppedId });
}

function emergencyContact(tx: Db, kept: Volunteer, dropped: Volunteer) {
  if (kept.emergencyContactName !== null || kept.emergencyContactNumber !== null) return {};
  const moved = (cell: 'emergencyContactName' | 'emergencyContactNumber') =>
    tx.cells.seal(
      `chariteer.${cell}`,
      kept.id,
      tx.cells.open(`chariteer.${cell}`, dropped.id, dropped[cell]),
    );
  return {
    emergencyContactName: moved('emergencyContactName'),
    emergencyContactNumber: moved('emergencyContactNumber'),
  };
}

/** Addresses that were confirmed, behind those of the kept account; another one may be a stranger's. */
async function mergeAddresses(tx: Db, now: number, { keptId, droppedId }: Sides): Promise<void> {
  const own = await tx.select().from(contactEmail).where(eq(contactEmail.accountId, keptId));
  const others = await tx
    .select()
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, droppedId), eq(contactEmail.verificationStatus, 'Confirmed')))
    .orderBy(asc(contactEmail.position));
  const known = new Set(own.map(({ emailAddress }) => uniqueKey(emailAddress)));
  const added = others.filter(({ emailAddress }) => !known.has(uniqueKey(emailAddress)));
  const next = Math.max(-1, ...own.map(({ position }) => position)) + 1;
  const rows = added.map((row, index) => ({
    ...row,
    id: newId(now),
    accountId: keptId,
    position: next + index,
  }));
  if (rows.length > 0) await tx.insert(contactEmail).values(rows);
}

/** Sealed for its account, so it is made anew. */
async function moveTextNumber(tx: Db, { keptId, droppedId }: Sides): Promise<void> {
  const own = await tx.select().from(textNumber).where(eq(textNumber.accountId, keptId)).get();
  const other = await tx.select().from(textNumber).where(eq(textNumber.accountId, droppedId)).get();
  if (own || !other) return;
  const text = tx.cells.open('text_number.number', droppedId, other.number);
  if (text === null) return;
  const number = tx.cells.seal('text_number.number', keptId, text);
  await tx.insert(textNumber).values({ ...other, accountId: keptId, number });
}

async function mergeDistricts(tx: Db, { keptId, droppedId }: Sides): Promise<KeptMerge['favorites']> {
  const [kept, dropped] = [await readFavorites(tx, keptId), await readFavorites(tx, droppedId)];
  const merged = mergedFavorites(kept, dropped);
  await replaceFavorites(tx, droppedId, []);
  await replaceFavorites(tx, keptId, merged);
  return { kept, dropped, merged };
}

/** The favourite districts of someone, in their order. */
export async function readFavorites(tx: Db, chariteerId: string): Promise<string[]> {
  const rows = await tx
    .select({ districtId: favoriteDistrict.districtId })
    .from(favoriteDistrict)
    .where(eq(favoriteDistrict.chariteerId, chariteerId))
    .orderBy(asc(favoriteDistrict.position));
  return rows.map(({ districtId }) => districtId);
}
