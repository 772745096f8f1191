import { eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { AttendanceRow } from '#api/reads/contracts/attendance-facts.ts';
import { translatedTitles } from '#api/rows/quests/quest-title-columns.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import type { BootOption } from '#domain/sign-up/boot.ts';
import { bootMail } from '#domain/sign-up/boot-mail.ts';

/** Tells a volunteer of the removal, if the address is confirmed. */
export async function mailBooted(
  tx: Db,
  context: MailContext,
  { chariteerId, providerId, questId, eventTitle, startedAt }: AttendanceRow,
  boot: { option: BootOption; message: string | null },
): Promise<void> {
  const person = await readConfirmedAddress(tx, chariteerId);
  if (!person) return;
  const [charity] = await tx
    .select({ name: provider.name, translated: translatedTitles(questId) })
    .from(provider)
    .where(eq(provider.id, providerId));
  const { firstName, address, accountId } = person;
  const title = { written: eventTitle, translated: charity?.translated ?? {} };
  const facts = { ...boot, title, startedAt, firstName, providerName: charity?.name ?? '' };
  const mail = mailIn(person.locale, (locale) => bootMail(locale, context.config, facts));
  const to = { recipient: address, ownerId: accountId };
  await queueMail(tx, context, { kind: 'booted', ...mail, ...to, startsAt: startedAt });
}
