import { eq } from 'drizzle-orm';
import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Group } from '#api/reads/groups/group-facts.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { linkIn } from '#domain/messages/letter.ts';

type Invited = { accountId: string | null; roleId: string; expiresAt: number; invitedById: string };

/** Tells the invited person, if there is one. */
export async function mailInvitation(
  tx: Db,
  context: MailContext,
  { groupName, providerId }: Group,
  { accountId, roleId, expiresAt, invitedById }: Invited,
): Promise<void> {
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId ?? ''));
  const { config } = context;
  const invited: Message = {
    kind: 'group-invitation',
    causedById: invitedById,
    write: (locale, { firstName }) =>
      invitationMail(locale, config, {
        groupName,
        providerName: charity?.name ?? null,
        roleId,
        firstName,
        expiresAt,
        link: linkIn(locale, config, '/invitations'),
      }),
  };
  await queueMessages(tx, context, invited, accountId === null ? [] : [accountId]);
}
