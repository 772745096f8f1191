import { eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Group } from '#api/reads/groups/group-facts.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

type Invited = { accountId: string | null; roleId: string; expiresAt: number; invitedById: string };

/** Tells the invited person, if there is one and the address is confirmed; reads the same in every case. */
export async function mailInvitation(
  tx: Db,
  context: MailContext,
  { groupName, providerId }: Group,
  { accountId, roleId, expiresAt, invitedById }: Invited,
): Promise<void> {
  const person = await readConfirmedAddress(tx, accountId ?? '');
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId ?? ''));
  const { config } = context;
  const mail = mailIn(localeOf(person?.locale), (locale) =>
    invitationMail(locale, config, {
      groupName,
      providerName: charity?.name ?? null,
      roleId,
      firstName: person?.firstName ?? null,
      expiresAt,
      link: linkIn(locale, config, '/invitations'),
    }),
  );
  if (!person) return;
  const to = { recipient: person.address, ownerId: accountId, causedById: invitedById };
  await queueMail(tx, context, { kind: 'group-invitation', ...mail, ...to });
}
