import { count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import type { SentAlertChoice } from '#api/graphql/generated/types.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { wasAdultAt } from '#api/rows/volunteer-where.ts';
import { account } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';
import type { Db } from '#db/store.ts';
import { audienceText } from '#domain/alerts/alert-audience.ts';
import { channelsOf, mayFindYoung, toldYoungCount } from '#domain/alerts/alert-form.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { SentAlertRow } from './alert-row.ts';
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
  const names = await readDistrictNames(
    db,
    rows.flatMap(({ filters }) => choiceOf(filters).districtIds),
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

/** What `insertAlert` keeps. */
const choiceOf = (filters: unknown) => filters as AlertChoice;

/** Whom an alert is for, in words, as it is kept in the audit log. `at` in epoch ms. */
export async function describeAudience(db: Db, choice: AlertChoice, at: number): Promise<string> {
  return audienceOf(choice, await readDistrictNames(db, choice.districtIds), at);
}

function audienceOf({ filters, districtIds, period }: AlertChoice, names: Names, at: number): string {
  const districtNames = namesOf(districtIds, names);
  return audienceText(FIRST_LOCALE, { filters, districtNames, period }, at);
}

function sentChoice({ filters, districtIds, period }: AlertChoice, names: Names): SentAlertChoice {
  const { toEmail: _email, toText: _text, toPushNotification: _push, ...chosen } = filters;
  const districtNames = namesOf(districtIds, names);
  return { ...chosen, districtNames, from: period.start, until: period.end };
}

const namesOf = (ids: readonly string[], names: Names) => ids.map((id) => names.get(id) ?? null);

type Names = ReadonlyMap<string, string>;

async function readDistrictNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: district.id, name: district.name })
    .from(district)
    .where(sql`${district.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
