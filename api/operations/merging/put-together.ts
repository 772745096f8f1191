import { recordAudit } from '#api/access/audit/record-audit.ts';
import { heldHash } from '#api/access/auth/held-hash.ts';
import { report } from '#api/access/events/report.ts';
import { childMergedMail, mergedIntoOtherMail, mergedIntoThisMail } from '#api/access/outbox/merge-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { newId } from '#db/new-id.ts';
import { mergedKey, recordMerge } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { MERGE_UNDO_MS } from '#domain/merging/record-merge.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { joinRecords } from './join-records.ts';
import { sealMerge } from './kept-merge.ts';
import type { StoredPerson } from './record-facts.ts';
import { tellGuardians } from './tell-guardians.ts';

type People = { kept: StoredPerson; dropped: StoredPerson };

/**
 * Puts two records together that were judged and, where another guardian's are among them, agreed to. Both owners are
 * told; of two records of a child, all guardians. Returns the id of the merge. `actorId`: who of staff asked for it.
 */
export async function putTogether(
  tx: Db,
  context: Context,
  people: People,
  actorId: string | null,
): Promise<string> {
  const { now, config } = context;
  const sides = { keptId: people.kept.id, droppedId: people.dropped.id };
  await keepBlocks(tx, context, people);
  const kept = await joinRecords(tx, context, people);
  const id = newId(now);
  const row = { id, ...sides, mergedById: actorId, mergedAt: now, expiresAt: now + MERGE_UNDO_MS };
  await tx.insert(recordMerge).values({ ...row, sealed: sealMerge(config.dataKey, kept) });
  // The kept account may have taken over a birth date or addresses.
  await report(tx, context, 'AdultDoubted', { accountId: sides.keptId });
  await report(tx, context, 'BirthDateChanged', { chariteerId: sides.keptId, births: birthsOf(people) });
  await holdKeys(tx, id, people.dropped);
  await tellOwners(tx, context, people, row.expiresAt);
  const subject = { subjectId: sides.keptId, detail: { droppedId: sides.droppedId, mergeId: id } };
  await recordAudit(tx, now, { ...subject, action: 'records-merged', actorId });
  return id;
}

function birthsOf({ kept, dropped }: People): (string | null)[] {
  return [kept, dropped].map(({ volunteer }) => volunteer.dateOfBirth);
}

/** A guild that a guardian has closed to one of the records is closed to the person. */
async function keepBlocks(tx: Db, context: Context, people: People): Promise<void> {
  const { kept, dropped } = people;
  const isYoung = birthsOf(people).some((birth) => birth !== null && isYoungOn(birth, context.now));
  if (isYoung) await report(tx, context, 'RecordsJoining', { chariteerIds: [kept.id, dropped.id] });
}

/** What was the dropped person's in clear goes from the file, too. */
export async function scrubAfterMerge({ store, log }: Pick<Context, 'store' | 'log'>): Promise<void> {
  await store.scrub().catch((error: unknown) => log.error({ err: error }, 'scrub after a merge failed'));
}

async function holdKeys(tx: Db, mergeId: string, { account }: StoredPerson): Promise<void> {
  if (!account) return;
  const hashes = [heldHash(`email ${account.emailKey}`), heldHash(`name ${account.usernameKey}`)];
  await tx.insert(mergedKey).values(hashes.map((hash) => ({ hash, mergeId })));
}

/** The email to the dropped address is about no account any more. */
async function tellOwners(tx: Db, context: Context, { kept, dropped }: People, until: number): Promise<void> {
  const { config, request } = context;
  if (kept.guardians.length > 0)
    return tellGuardians(tx, context, { kind: 'records-merged', kept, dropped }, (locale, about) =>
      childMergedMail(locale, config, { ...about, until }),
    );
  if (!kept.account || !dropped.account) return;
  const keptEmail = kept.account.email;
  const told = [
    { owner: kept.account, ownerId: kept.account.id, write: mergedIntoThisMail },
    { owner: dropped.account, ownerId: null, write: mergedIntoOtherMail },
  ];
  for (const { owner, ownerId, write } of told) {
    const { username, email: recipient } = owner;
    const mail = mailIn(localeOf(owner.locale, request.pageLocale), (locale) =>
      write(locale, config, { username, keptEmail, until }),
    );
    await queueMail(tx, context, { kind: 'records-merged', ...mail, recipient, ownerId });
  }
}
