import { eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { type MailContext, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { AttendanceRow } from '#api/reads/contracts/attendance-facts.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { type BootOption, bootMail } from '#domain/sign-up/boot.ts';

/** Tells a volunteer of the removal, if the address is confirmed. */
export async function mailBooted(
  tx: Db,
  context: MailContext,
  { chariteerId, providerId, eventTitle, startedAt }: AttendanceRow,
  boot: { option: BootOption; message: string | null },
): Promise<void> {
  const person = await readConfirmedAddress(tx, chariteerId);
  if (!person) return;
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const { firstName, address, accountId } = person;
  const mail = bootMail(context.config, {
    ...boot,
    eventTitle,
    startedAt,
    firstName,
    providerName: charity?.name ?? '',
  });
  const to = { recipient: address, ownerId: accountId };
  await queueMail(tx, context, { kind: 'booted', ...mail, ...to, startsAt: startedAt });
}
