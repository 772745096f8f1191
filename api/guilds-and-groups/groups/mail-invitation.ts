import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Group } from './group-facts.ts';

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
  const providerName = charity?.name ?? null;
  const linkTo = (locale: Locale) => linkIn(locale, config, '/invitations');
  const invited = withSubjectInShort(
    {
      ...{ kind: 'group-invitation', causedById: invitedById },
      write: (locale, { firstName }) => {
        const facts = { groupName, providerName, roleId, firstName, expiresAt, link: linkTo(locale) };
        return invitationMail(locale, config, facts);
      },
    },
    (locale) => ({ from: providerName ?? config.siteName, title: groupName, link: linkTo(locale) }),
  );
  await queueMessages(tx, context, invited, accountId === null ? [] : [accountId]);
}
