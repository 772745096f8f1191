import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { choicesOf } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { OwnReminder } from '#api/graphql/generated/types.ts';
import { isFirstAddress, isReachableAddress } from '#api/rows/contact-email-where.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { messageChoice, pushSubscription, textNumber } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { MAIL_KINDS } from '#domain/messages/mail-kind.ts';
import { channelsFor } from '#domain/messages/message-choice.ts';
import { nextReminderAt, remindersOf } from '#domain/messages/reminders/reminder.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

const MOST_QUESTS = 50;

/**
 * When the viewer is next reminded of each of the own quests ahead, by their start; none of those of which nothing comes
 * any more, and none at all to who wants no reminders. One statement, which goes with others. Errors: NOT_LOGGED_IN.
 */
export async function findOwnReminders(context: Context): Promise<OwnReminder[]> {
  const { viewer, store, config, now } = context;
  const { accountId } = requireLogin(viewer);
  const rows = await context.loaders(createTogether)(selectRemindable(store.read, accountId, now));
  const offered = offeredChannels(config);
  return rows.flatMap(({ questId, startedAt, ofStamp, ofCharity, choices, hasMail, numbers, browsers }) => {
    const reachable = {
      email: hasMail > 0,
      text: numbers > 0 && offered.includes('text'),
      push: browsers > 0 && offered.includes('push'),
    };
    if (channelsFor(MAIL_KINDS.reminder.class, choicesOf(choices), reachable).length === 0) return [];
    const at = startedAt === null ? null : nextReminderAt(remindersOf(ofStamp, ofCharity), startedAt, now);
    return at === null ? [] : [{ questId, at }];
  });
}

/** The quests that the person is on and that are still to begin, with what decides about reminders of them. */
export function selectRemindable(db: Db, accountId: string, now: number) {
  const countOf = (
    table: typeof contactEmail | typeof textNumber | typeof pushSubscription,
    also = sql`true`,
  ) => sql<number>`(SELECT count(*) FROM ${table} WHERE ${table.accountId} = ${account.id} AND ${also})`;
  return db
    .select({
      questId: quest.id,
      startedAt: quest.startedAt,
      ofStamp: stampReminders.reminders,
      ofCharity: providerMessaging.reminders,
      choices:
        sql<string>`(SELECT json_group_object(${messageChoice.class} || '/' || ${messageChoice.channel},
        ${messageChoice.isOn}) FROM ${messageChoice} WHERE ${messageChoice.accountId} = ${account.id})`.as(
          'choices',
        ),
      hasMail: countOf(contactEmail, and(isReachableAddress(), isFirstAddress())).as('hasMail'),
      numbers: countOf(textNumber, eq(textNumber.state, 'confirmed')).as('numbers'),
      browsers: countOf(pushSubscription).as('browsers'),
    })
    .from(contract)
    .innerJoin(account, eq(account.id, contract.chariteerId))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(stampReminders, eq(stampReminders.stampId, quest.templateQuestId))
    .leftJoin(providerMessaging, eq(providerMessaging.providerId, quest.providerId))
    .where(
      and(
        eq(contract.chariteerId, accountId),
        isActiveSignUp(),
        isNull(contract.status),
        inArray(quest.publishingStatus, HELD_STATUSES),
        startsAfter(now),
      ),
    )
    .orderBy(asc(quest.startedAt))
    .limit(MOST_QUESTS);
}
