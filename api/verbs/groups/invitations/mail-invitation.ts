import { eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { type MailContext, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Group } from '#api/reads/groups/group-facts.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { roleNameOf } from '#domain/groups/group-role.ts';

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
  const mail = invitationMail(context.config, {
    groupName,
    providerName: charity?.name ?? null,
    roleName: roleNameOf(roleId),
    firstName: person?.firstName ?? null,
    expiresAt,
    link: `${context.config.publicOrigin}/invitations`,
  });
  if (!person) return;
  const to = { recipient: person.address, ownerId: accountId, causedById: invitedById };
  await queueMail(tx, context, { kind: 'group-invitation', ...mail, ...to });
}
