import { and, count, eq } from 'drizzle-orm';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readCharityAdmins, type ToldAdmin } from '#api/messages/recipients/charity-admins.ts';
import { readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import { account } from '#db/schema/account.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { isStaffInForce } from '#domain/accounts/staff-account.ts';
import { goesBeyondUsual, type PersonRead, QUIET_PEOPLE_A_DAY } from '#domain/audit/contact-reading.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { manyContactsMail } from './many-contacts-mail.ts';

const NO_CHARITY = '';

/**
 * Counts of how many different people an account has read contact data today, through each charity for itself; whoever
 * goes beyond what is usual is told of to the charity's admins and to staff, once a day.
 */
export async function countDayOfReading(
  tx: Db,
  context: MailContext,
  readerId: string,
  people: ReadonlyMap<string, PersonRead>,
): Promise<void> {
  const ofCharities = Map.groupBy(people, ([, { providerId }]) => providerId ?? NO_CHARITY);
  for (const [providerId, read] of ofCharities) {
    const day = newYorkDay(context.now);
    const ofToday = and(
      eq(contactReading.accountId, readerId),
      eq(contactReading.providerId, providerId),
      eq(contactReading.day, day),
    );
    const before = await countOf(tx, ofToday);
    if (before > QUIET_PEOPLE_A_DAY) continue;
    // One more than is usual is enough to know.
    const ids = read.slice(0, QUIET_PEOPLE_A_DAY + 1).map(([personId]) => personId);
    const rows = ids.map((personId) => ({ day, accountId: readerId, providerId, personId }));
    await tx.insert(contactReading).values(rows).onConflictDoNothing();
    if (goesBeyondUsual(before, await countOf(tx, ofToday)))
      await tell(tx, context, { readerId, providerId: providerId === NO_CHARITY ? null : providerId });
  }
}

async function countOf(tx: Db, condition: ReturnType<typeof and>): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(contactReading).where(condition);
  return counted?.total ?? 0;
}

/** Notifies the others and the reader, since someone may be using the reader's account. */
async function tell(
  tx: Db,
  context: MailContext,
  { readerId, providerId }: { readerId: string; providerId: string | null },
): Promise<void> {
  const [reader] = await tx
    .select({ username: account.username })
    .from(account)
    .where(eq(account.id, readerId));
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId ?? NO_CHARITY));
  const admins = providerId === null ? [] : await readCharityAdmins(tx, providerId);
  const told = new Map([...(await readToldStaff(tx, context)), ...admins].map((one) => [one.accountId, one]));
  for (const { accountId: ownerId, username, address: recipient, locale: chosen } of told.values()) {
    const about = { username, readerUsername: reader?.username ?? '', charityName: charity?.name ?? null };
    const mail = mailIn(localeOf(chosen), (locale) => manyContactsMail(locale, context.config, about));
    await queueMail(tx, context, { kind: 'contacts-read', ...mail, recipient, ownerId });
  }
}

async function readToldStaff(tx: Db, { now }: MailContext): Promise<ToldAdmin[]> {
  const staff = await readStaffRows(tx);
  return staff
    .filter((member) => isStaffInForce(member, now) && member.hasPassword)
    .map(({ id: accountId, username, email: address, locale }) => ({ accountId, username, address, locale }));
}
