import { eq, or } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { account } from '#db/schema/account.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { invitationMail } from '#domain/groups/group-invitation.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Group } from './group-facts.ts';

type Invited = { roleId: string; expiresAt: number; invitedById: string };

/** Tells the invited person, if there is one. */
export async function mailInvitation(
  tx: Db,
  context: MailContext,
  { groupName, providerId }: Group,
  { accountId, roleId, expiresAt, invitedById }: Invited & { accountId: string | null },
): Promise<void> {
  const { config } = context;
  const providerName = await readCharityName(tx, providerId);
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

/** Tells whoever reads at the address, in the language of its account or else of who invites. */
export async function mailToAddress(
  tx: Db,
  context: MailContext,
  { groupName, providerId }: Group,
  { id, username: recipient, invitedById, ...offered }: Invited & { id: string; username: string },
): Promise<void> {
  const { config } = context;
  const people = await tx
    .select({ emailKey: account.emailKey, locale: account.locale })
    .from(account)
    .where(or(eq(account.emailKey, uniqueKey(recipient)), eq(account.id, invitedById)));
  const own = people.find(({ emailKey }) => emailKey === uniqueKey(recipient));
  const providerName = await readCharityName(tx, providerId);
  const mail = mailIn(localeOf(own?.locale, people[0]?.locale), (locale) => {
    const link = linkIn(locale, config, `/invitations?invited=${id}`);
    return invitationMail(locale, config, { ...offered, groupName, providerName, firstName: null, link });
  });
  await queueMail(tx, context, {
    ...mail,
    ...{ kind: 'group-invitation', recipient, ownerId: null, causedById: invitedById },
  });
}

async function readCharityName(tx: Db, providerId: string | null): Promise<string | null> {
  const isCharity = eq(provider.id, providerId ?? '');
  const [charity] = await tx.select({ name: provider.name }).from(provider).where(isCharity);
  return charity?.name ?? null;
}
