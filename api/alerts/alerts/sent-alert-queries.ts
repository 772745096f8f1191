import { count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { SentAlertChoice } from '#api/graphql/generated/types.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { findQuest } from '#api/quests/quests/quest-queries.ts';
import { wasAdultAt } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { audienceText } from '#domain/alerts/alert-audience.ts';
import { channelsOf, mayFindYoung, toldYoungCount } from '#domain/alerts/alert-form.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { AlertDeskRow, SentAlertRow } from './alert-row.ts';
import type { AlertChoice } from './read-alert-choice.ts';

/** Enough for a quest that is broadcast every day of a season. */
const SHOWN = 100;

/** The alerts that went out about a quest, newest first, each with who sent it and whom it was for. */
export async function listSentAlerts(context: Context, questId: string): Promise<SentAlertRow[]> {
  const db = context.store.read;
  const rows = await db
    .select(COLUMNS)
    .from(alert)
    .leftJoin(account, eq(account.id, alert.senderId))
    .leftJoin(chariteer, eq(chariteer.id, alert.senderId))
    .leftJoin(alertRecipient, eq(alertRecipient.alertId, alert.id))
    .leftJoin(recipient, eq(recipient.id, alertRecipient.chariteerId))
    .where(eq(alert.questId, questId))
    .groupBy(alert.id)
    .orderBy(desc(alert.createdAt), desc(alert.id))
    .limit(SHOWN);
  const names = await readNames(
    db,
    rows.map(({ filters }) => choiceOf(filters)),
  );
  return Promise.all(
    rows.map(async ({ senderId, filters, dateOfBirth, hidesUsername, adults, ...sent }) => {
      const person = { id: senderId ?? '', dateOfBirth, hidesUsername: hidesUsername ?? false };
      const choice = choiceOf(filters);
      return {
        ...sent,
        audience: audienceOf(choice, names, sent.createdAt),
        choice: sentChoice(choice, names),
        channels: channelsOf(choice.filters),
        volunteers: mayFindYoung(choice.filters) ? adults : sent.volunteers,
        youngAtLeast: toldYoungCount(choice.filters, sent.volunteers - adults),
        visibility: await visibilityIn(context, person, {
          kind: 'charity',
          providerIdOfAdults: sent.providerId,
        }),
      };
    }),
  );
}

const recipient = alias(chariteer, 'recipient');

const COLUMNS = {
  id: alert.id,
  createdAt: alert.createdAt,
  manaCost: alert.manaCost,
  providerId: alert.providerId,
  filters: alert.filters,
  senderId: alert.senderId,
  username: account.username,
  dateOfBirth: account.dateOfBirth,
  hidesUsername: chariteer.hidesUsername,
  // A row for each channel of a person.
  volunteers: count(sql`DISTINCT ${alertRecipient.chariteerId}`),
  adults: count(
    sql`DISTINCT iif(${wasAdultAt(alert.createdAt, recipient)}, ${alertRecipient.chariteerId}, NULL)`,
  ),
};

/** What `insertAlert` keeps; earlier alerts were before there were labels. */
const choiceOf = (filters: unknown): AlertChoice => {
  const kept = filters as AlertChoice | Omit<AlertChoice, 'labelId'>;
  return { labelId: null, ...kept };
};

/** Whom an alert is for, in words, as it is kept in the audit log. `at` in epoch ms. */
export async function describeAudience(db: Db, choice: AlertChoice, at: number): Promise<string> {
  return audienceOf(choice, await readNames(db, [choice]), at);
}

function audienceOf(choice: AlertChoice, names: Names, at: number): string {
  const { filters, period } = choice;
  return audienceText(FIRST_LOCALE, { filters, period, ...namesOf(choice, names) }, at);
}

function sentChoice(choice: AlertChoice, names: Names): SentAlertChoice {
  const { toEmail: _email, toText: _text, toPushNotification: _push, ...chosen } = choice.filters;
  const { start: from, end: until } = choice.period;
  return { ...chosen, ...namesOf(choice, names), from, until };
}

function namesOf({ districtIds, labelId }: AlertChoice, names: Names) {
  const nameOf = (id: string) => names.get(id) ?? null;
  return { districtNames: districtIds.map(nameOf), labelNames: labelId === null ? [] : [nameOf(labelId)] };
}

type Names = ReadonlyMap<string, string>;

/** Names of the neighborhoods and labels of alerts, by id. At most two statements. */
async function readNames(db: Db, choices: readonly AlertChoice[]): Promise<Names> {
  const districtIds = choices.flatMap((choice) => choice.districtIds);
  const labelIds = choices.flatMap(({ labelId }) => labelId ?? []);
  const rows = [
    ...(districtIds.length === 0 ? [] : await namesIn(db, district, districtIds)),
    ...(labelIds.length === 0 ? [] : await namesIn(db, volunteerLabel, labelIds)),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function namesIn(db: Db, table: typeof district | typeof volunteerLabel, ids: readonly string[]) {
  return db.select({ id: table.id, name: table.name }).from(table).where(isInList(table.id, ids));
}

/** A quest for those who may broadcast it. Errors: QUEST_NOT_FOUND, NOT_LOGGED_IN, FORBIDDEN. */
export async function findAlertDesk(context: Context, questId: string): Promise<AlertDeskRow> {
  const quest = await findQuest(context, questId);
  requireFeature(context.viewer, quest.providerId, 'sendAlerts');
  return { quest };
}
