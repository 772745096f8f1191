import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { guildLink } from '#api/access/outbox/messages/tell-guild-admins.ts';
import type { Context } from '#api/access/request/context.ts';
import { messageIdOf } from '#api/access/request/message-id.ts';
import { countToday, readAnnouncement } from '#api/reads/guilds/guild-announcements.ts';
import { requireGuildAdmin } from '#api/reads/guilds/require-guild-admin.ts';
import { copiesOfGuildWords } from '#api/reads/young-messages/copies-of-guild-words.ts';
import type { GuildAnnouncementRow } from '#api/rows/guilds/guild-row.ts';
import type { MutationAnnounceToGuildArgs } from '#api/sdl/generated/types.ts';
import { guildAnnouncement } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { announcementMail, refusalOfAnnouncement } from '#domain/guilds/guild-announcement.ts';
import { problemOfQuestMessage, tidyQuestMessage } from '#domain/quest-messages/quest-message.ts';
import { formRefs } from '#domain/texts/form-texts.ts';
import type { Locale } from '#domain/texts/locale.ts';

/**
 * Tells all other members of a guild something, three times a day; by the ways they chose, and never in quiet hours.
 * The young are among them, so their guardians get it too, it names no telephone numbers and addresses then, and is
 * kept. Sent twice under one client key it is told once. For the guild's admins. Errors: NOT_LOGGED_IN, BAD_USER_INPUT,
 * GUILD_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND where no one else belongs, RATE_LIMITED,
 * CONTACT_DETAILS_TO_YOUNG.
 */
export async function announceToGuild(
  context: Context,
  { guildId, text: typed, clientKey }: MutationAnnounceToGuildArgs,
): Promise<GuildAnnouncementRow> {
  const { viewer, store, now, config } = context;
  const { accountId } = requireLogin(viewer);
  const message = problemOfQuestMessage(formRefs(), typed, config.publicOrigin);
  if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
  const body = tidyQuestMessage(typed);
  const id = messageIdOf(accountId, guildId, clientKey);
  return store.write(async (tx) => {
    const { guild } = await requireGuildAdmin(tx, viewer, guildId);
    const known = await readAnnouncement(tx, id);
    if (known) return known;
    const to = (await readMemberIds(tx, guildId)).filter((member) => member !== accountId);
    const facts = { sentToday: await countToday(tx, guildId, now), others: to.length };
    const refusal = refusalOfAnnouncement(facts);
    if (refusal) throw new DomainError(refusal);
    const kept = { guildId, senderId: accountId, kind: 'guildAnnouncement', readerIds: to } as const;
    await report(tx, context, 'WordsWritten', {
      copies: await copiesOfGuildWords(tx, now, { ...kept, texts: [body] }),
    });
    await tx.insert(guildAnnouncement).values({ id, guildId, authorId: accountId, body, createdAt: now });
    const about = { kind: 'guild-announcement', aboutId: id, causedById: accountId } as const;
    const said = { guildName: guild.name, text: body };
    const linkTo = (locale: Locale) => guildLink(locale, context, guildId);
    const news = withSubjectInShort(
      {
        ...about,
        write: (locale, { firstName }) =>
          announcementMail(locale, config, { ...said, firstName, link: linkTo(locale) }),
      },
      (locale) => ({ from: config.siteName, title: guild.name, link: linkTo(locale) }),
    );
    await queueMessages(tx, context, news, to);
    const detail = { people: to.length, characters: body.length };
    await recordAudit(tx, now, { action: 'guild-announced', actorId: accountId, subjectId: guildId, detail });
    return { id, body, createdAt: now };
  });
}

async function readMemberIds(tx: Db, guildId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: groupMember.accountId })
    .from(groupMember)
    .where(eq(groupMember.groupId, guildId));
  return rows.map(({ id }) => id);
}
