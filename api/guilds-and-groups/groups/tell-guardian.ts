import { and, eq } from 'drizzle-orm';
import { hasAgreed } from '#api/access/outbox/guardian-copies.ts';
import { type GuildNews, guardianGuildMail, guardianMoreMail } from '#api/access/outbox/guardian-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

/**
 * Emails the guardian of someone under 18 who became a member or an admin of a guild or applied to it: which guild, what that
 * means, and where to end it. A guardian who had enough emails today reads that more is on their page. Nothing happens for adults and for groups of charities.
 */
export async function tellGuardianOfGuild(
  tx: Db,
  context: MailContext,
  { groupId, accountId, act }: { groupId: string; accountId: string; act: GuildNews },
): Promise<void> {
  const { now, config } = context;
  const told = await tx
    .select({
      guildName: memberGroup.groupName,
      username: account.username,
      nameFirst: chariteer.nameFirst,
      dateOfBirth: chariteer.dateOfBirth,
      guardianEmail: guardianConsent.guardianEmail,
      ownLocale: guardianConsent.locale,
      childsLocale: account.locale,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .innerJoin(account, eq(account.id, guardianConsent.chariteerId))
    .innerJoin(memberGroup, and(eq(memberGroup.id, groupId), eq(memberGroup.groupType, 'guild')))
    .where(and(eq(guardianConsent.chariteerId, accountId), hasAgreed()))
    .get();
  if (!told || !isYoungOn(told.dateOfBirth, now)) return;
  const { guildName, guardianEmail, ownLocale, childsLocale } = told;
  const guardians = localeOf(ownLocale, childsLocale);
  const mail = mailIn(guardians, (locale) =>
    guardianGuildMail(locale, config, { childName: nameToGuardian(told), guildName, act }),
  );
  const recipient = openGuardianEmail(tx.cells, accountId, guardianEmail);
  const to = { recipient, ownerId: accountId };
  const sent = await queueMail(tx, context, { kind: 'guardian-guild', ...mail, ...to });
  if (sent !== null) return;
  const more = mailIn(guardians, (locale) => guardianMoreMail(locale, config));
  await queueMail(tx, context, { kind: 'guardian-more', ...more, ...to });
}
