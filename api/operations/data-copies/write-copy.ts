import { asc, eq, inArray } from 'drizzle-orm';
import type { JobContext } from '#api/access/jobs/job.ts';
import { dataCopyReadyMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { childrenUnder, readIsMinors } from '#api/rows/child-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { dataCopy } from '#db/schema/data-copy.ts';
import type { Db } from '#db/store.ts';
import {
  COPY_END,
  copyStart,
  PERSON_END,
  partEnd,
  partStart,
  personStart,
  recordsIn,
} from '#domain/data-copies/copy-page.ts';
import { COPY_LIFETIME_MS } from '#domain/data-copies/data-copy.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { COPIED_ACCOUNT } from './copied-account.ts';
import { COPIED_FRIENDS } from './copied-friends.ts';
import type { CopiedPart, FileOwner } from './copied-part.ts';
import { COPIED_SERVICE } from './copied-service.ts';
import { COPIED_TOLD } from './copied-told.ts';
import { COPIED_VOLUNTEER } from './copied-volunteer.ts';
import { CopyWriter } from './copy-writer.ts';
import { dropParts } from './drop-parts.ts';
import { TABLES_LEFT_OUT } from './left-out.ts';
import { readCopiedKeys, readCopiedRows } from './read-copied.ts';

/** All that stands in a file, in its order; `left-out.ts` says of every other table why it does not. */
export const COPIED_PARTS: readonly CopiedPart[] = [
  ...COPIED_ACCOUNT,
  ...COPIED_VOLUNTEER,
  ...COPIED_SERVICE,
  ...COPIED_FRIENDS,
  ...COPIED_TOLD,
];

export type AskedFor = typeof dataCopy.$inferSelect;
type Making = { run: JobContext; copy: AskedFor; owner: FileOwner; writer: CopyWriter };
type Person = { id: string; name: string | null; whose: 'owner' | 'child' };

/**
 * Makes a file that was asked for, from its beginning: what an attempt before has left goes first. In the turns of the
 * run, so that no one waits for it however long a life it tells. False when the account is gone.
 */
export async function writeCopy(run: JobContext, copy: AskedFor): Promise<boolean> {
  const { store, config, now } = run;
  const { accountId, locale } = copy;
  await dropParts((work) => run.step(work), accountId);
  const [owner] = await store.read.select().from(account).where(eq(account.id, accountId));
  if (!owner) return false;
  const isMinors = await readIsMinors(store.read, accountId, now);
  const making = { run, copy, owner: { id: accountId, isMinors }, writer: new CopyWriter(accountId, now) };
  const { username, email } = owner;
  const about = { siteName: config.siteName, username, madeAt: now, leftOut: TABLES_LEFT_OUT };
  making.writer.add(copyStart(locale, about));
  const people: Person[] = [
    { id: accountId, name: null, whose: 'owner' },
    ...(await readChildNames(store.read, accountId, now)),
  ];
  for (const [index, person] of people.entries()) {
    making.writer.add(personStart(locale, person.name, index === 0));
    await writePerson(making, person);
    making.writer.add(PERSON_END);
  }
  making.writer.add(COPY_END);
  await run.step((tx) => finish(tx, making, { username, email }));
  return true;
}

async function readChildNames(db: Db, accountId: string, now: number): Promise<Person[]> {
  const rows = await db
    .select({ id: chariteer.id, nameFirst: chariteer.nameFirst })
    .from(chariteer)
    .where(inArray(chariteer.id, childrenUnder(db, accountId, now)))
    .orderBy(asc(chariteer.createdAt), asc(chariteer.id));
  return rows.map(({ id, nameFirst }) => ({ id, name: nameFirst ?? '', whose: 'child' }));
}

async function writePerson(making: Making, person: Person): Promise<void> {
  const parts = COPIED_PARTS.filter(({ whose }) => whose === 'each' || whose === person.whose);
  for (const [index, part] of parts.entries()) await writePart(making, person, part, index === 0);
}

/** The keys of all its rows are read at once, the rows in turns. */
async function writePart(
  { run, copy, owner, writer }: Making,
  { id }: Person,
  part: CopiedPart,
  isFirst: boolean,
) {
  const { locale } = copy;
  const keys = await readCopiedKeys(run.store.read, part, id, owner);
  writer.add(partStart(locale, part.name, keys.length, isFirst));
  let written = 0;
  await run.turns(keys, async (tx, some) => {
    const rows = await readCopiedRows(tx, part, id, some, owner);
    writer.add(recordsIn(locale, rows, written === 0));
    written += rows.length;
    await writer.write(tx);
    return rows.length;
  });
  writer.add(partEnd(keys.length));
}

async function finish(tx: Db, { run, copy, writer }: Making, owner: { username: string; email: string }) {
  const { now, config } = run;
  const { accountId, locale } = copy;
  await writer.write(tx, { isLast: true });
  const expiresAt = now + COPY_LIFETIME_MS;
  await tx
    .update(dataCopy)
    .set({ state: 'ready', madeAt: now, expiresAt, bytes: writer.bytes })
    .where(eq(dataCopy.accountId, accountId));
  const mail = mailIn(locale, (of) => dataCopyReadyMail(of, config, { username: owner.username, expiresAt }));
  const to = { recipient: owner.email, ownerId: accountId };
  await queueMail(tx, { now, config }, { kind: 'data-copy-ready', ...mail, ...to });
}
