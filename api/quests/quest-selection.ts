import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias, type SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/*
 * One joined statement for all that a list shows of a quest. It is read as bare values (see quest-shape.ts):
 * mapping sixty rows of forty columns by the library costs more than fetching them.
 */

const reservation = alias(contract, 'reservation');
const own = alias(contract, 'own');

const SHARED_COLUMNS = {
  quest: {
    id: quest.id,
    providerId: quest.providerId,
    eventTitle: quest.eventTitle,
    eventType: quest.eventType,
    description: quest.description,
    serviceTagsJson: quest.serviceTags,
    equipment: quest.equipment,
    giverName: quest.giverName,
    postedById: quest.postedById,
    templateQuestId: quest.templateQuestId,
    publishingStatus: quest.publishingStatus,
    startedAt: quest.startedAt,
    endedAt: quest.endedAt,
    flexibleMinimumTime: quest.flexibleMinimumTime,
    locationId: quest.locationId,
    resourceMinNumber: quest.resourceMinNumber,
    resourceDesiredNumber: quest.resourceDesiredNumber,
    resourceMaxNumber: quest.resourceMaxNumber,
    agePolicyIndex: quest.agePolicyIndex,
    prerequisiteMinutes: quest.prerequisiteMinutes,
    takenCount: quest.takenCount,
    stampTitle: quest.stampTitle,
    stampIcon: quest.stampIcon,
  },
  location: {
    id: location.id,
    index: location.position,
    name: location.name,
    address: location.address,
    detail: location.detail,
    latitude: location.latitude,
    longitude: location.longitude,
  },
  reservation: {
    contractId: reservation.id,
    guildId: reservation.guildId,
    guildName: guild.name,
    easyJoinCode: guild.easyJoinCode,
  },
};

const OWN_COLUMNS = {
  id: own.id,
  questId: own.questId,
  chariteerId: own.chariteerId,
  guildId: own.guildId,
  claimedAt: own.claimedAt,
  abandonedAt: own.abandonedAt,
  abandonReason: own.abandonReason,
  status: own.status,
  formJSON: own.formJSON,
  expectedArrivalAt: own.expectedArrivalAt,
  expectedDepartureAt: own.expectedDepartureAt,
  actualArrivalAt: own.actualArrivalAt,
  actualDepartureAt: own.actualDepartureAt,
};

/** Names of the selected columns, group by group, in the order of the values. */
export const COLUMN_NAMES = {
  quest: Object.keys(SHARED_COLUMNS.quest),
  location: Object.keys(SHARED_COLUMNS.location),
  reservation: Object.keys(SHARED_COLUMNS.reservation),
  own: Object.keys(OWN_COLUMNS),
};

/** Quests as a visitor sees them. */
export function selectForVisitor(db: Db) {
  return joinShared(db.select(SHARED_COLUMNS).from(quest).$dynamic());
}

/** Quests with the active contract of the account named by the placeholder «viewer». */
export function selectForViewer(db: Db) {
  const selected = db
    .select({ ...SHARED_COLUMNS, own: OWN_COLUMNS })
    .from(quest)
    .$dynamic();
  return joinShared(selected).leftJoin(
    own,
    and(
      eq(own.questId, quest.id),
      eq(own.chariteerId, sql.placeholder('viewer')),
      isNull(own.abandonedAt),
      isNull(own.guildId),
    ),
  );
}

const isReservation = and(
  eq(reservation.questId, quest.id),
  isNull(reservation.abandonedAt),
  isNotNull(reservation.guildId),
);

function joinShared<Selected extends SQLiteSelect>(selected: Selected) {
  return selected
    .leftJoin(location, eq(location.id, quest.locationId))
    .leftJoin(reservation, isReservation)
    .leftJoin(guild, eq(guild.id, reservation.guildId));
}
