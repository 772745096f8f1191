// Long because all that the gate asks stands in one row and is read in one place.
import { and, eq, sql } from 'drizzle-orm';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { RECORD_PARTS, type RecordStanding, recordStanding } from '#domain/accounts/record-demands.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type AgePolicy, agePolicyAt, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { questAge } from '#domain/ages/quest-age.ts';
import { type CheckKind, lackedAmong, type RequiredCheck } from '#domain/documents/check.ts';
import { isFor, type RequiredDocument, unsignedAmong } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import {
  type ConsentFacts,
  type ConsentState,
  refusalWithoutConsent,
} from '#domain/guardians/consent-standing.ts';
import { gateExemptionsAt, type Subject } from '#domain/permissions/permissions.ts';
import type { EventType, PublishingStatus } from '#domain/quests/quest-status.ts';
import type { GateFacts, GateViewer } from '#domain/sign-up/sign-up-gate.ts';
import {
  type Fulfilment,
  isComplete,
  isFulfilled,
  type StoredResolution,
} from '#domain/trainings/record-status.ts';
import { clashesIn } from './clashing-places.ts';
import { gateColumns, reservation } from './gate-columns.ts';

/** The viewer's newest record of a training that the quest demands. */
export type TrainingFact = {
  templateId: string;
  name: string;
  url: string | null;
  /** 0 or 1. */
  isAboutSafety: number;
  fulfilledBy: Fulfilment;
  /** Whole years; null for all ages. */
  ageThreshold: number | null;
  /** Minutes; null where no one has said it. */
  estimatedTime: number | null;
  resolution: StoredResolution | null;
  expiredAt: number | null;
};

/** All that the gate asks about one viewer and one quest, in one row. Counts and flags are numbers. */
export type GateRow = {
  questId: string;
  providerId: string;
  isProviderVisible: boolean;
  publishingStatus: PublishingStatus;
  eventTitle: string;
  eventType: EventType;
  startedAt: number | null;
  endedAt: number | null;
  flexibleMinimumTime: number | null;
  takenCount: number;
  heldCount: number;
  resourceMaxNumber: number;
  waitingCount: number;
  isWaitingListClosed: boolean;
  prerequisiteMinutes: number;
  othersMax: number;
  agePolicyIndex: number | null;
  agePolicies: string;
  chariteerId: string | null;
  dateOfBirth: string | null;
  isSignedUp: number;
  isWaiting: number;
  /** Until when a place is held for the viewer, or for the list that the viewer is on; null: none is. Epoch ms. */
  placeHeldUntil: number | null;
  isBanned: number;
  consentState: ConsentState | null;
  guardianLinkSentAt: number | null;
  tickUntil: number | null;
  demandsFullRecord: boolean;
  demandsEmergencyContact: boolean;
  hasTelephone: number;
  hasEmergencyContact: number;
  hasZipCode: number;
  acceptsOrganizationCode: number;
  areHoursLifted: number;
  reservingGuildId: string | null;
  /** How many spots that guild holds, and how many of them are left; null: the whole quest. */
  guildSpots: number | null;
  guildSpotsLeft: number | null;
  isMemberOfReservingGuild: number;
  completedMinutes: number;
  trainings: string;
  /** JSON of the documents and checks that the quest requires. */
  documents: string;
  checks: string;
  /** JSON of the places that the viewer holds meanwhile; an empty list where no one asked. */
  clashes: string;
};

/** Person and quests of a gate check, and whether minutes are counted even if no quest requires any. */
export type GateQuestion = {
  viewerId: string | null;
  questIds: readonly string[];
  isCountingAlways: boolean;
  /** Whether `clashes` is asked for, and at what instant (epoch ms). */
  clashesAt?: number;
};

/** What the gate asks about each of the quests that exist; one statement however many. */
export async function loadGateRows(db: Db, question: GateQuestion): Promise<GateRow[]> {
  return await gateRows(db).all({
    viewer: question.viewerId,
    ids: JSON.stringify(question.questIds),
    always: question.isCountingAlways ? 1 : 0,
    clashesAt: question.clashesAt ?? null,
  });
}

/** What the gate asks about each of these people and one quest, by person; one statement however many. */
export async function loadGateRowsOfMany(
  db: Db,
  questId: string,
  viewerIds: readonly string[],
): Promise<Map<string, GateRow>> {
  const viewers = JSON.stringify(viewerIds);
  const rows = await gateRowsOfMany(db).all({ viewers, questId, always: 0 });
  return new Map(rows.map((row) => [row.askedId, row]));
}

/** The facts for the domain's gate. `subject` null: a visitor. */
export function gateFactsOf(row: GateRow, subject: Subject | null, now: number): GateFacts {
  return {
    now,
    quest: {
      ...row,
      requiresTraining: row.trainings !== '[]',
      requiresChecks: row.checks !== '[]',
      requiresDocuments: documentsOf(row).some(({ audience }) => isFor(audience, false)),
    },
    agePolicy: agePolicyOf(row),
    isReserved: row.reservingGuildId !== null && row.guildSpots === null,
    viewer: subject && gateViewerOf(row, subject, now),
  };
}

export function agePolicyOf({
  agePolicies,
  agePolicyIndex,
}: Pick<GateRow, 'agePolicies' | 'agePolicyIndex'>): AgePolicy {
  return agePolicyAt(parseAgePolicies(agePolicies), agePolicyIndex);
}

export function trainingsOf({ trainings }: Pick<GateRow, 'trainings'>): TrainingFact[] {
  return JSON.parse(trainings) as TrainingFact[];
}

/** The documents that the person still has to sign for the quest, or their guardian. */
export function unsignedOf(row: GateRow, now: number): RequiredDocument[] {
  return unsignedAmong(documentsOf(row), isYoungOn(row.dateOfBirth, now), now);
}

/** The checks that the person lacks for the quest. */
export function lackedChecksOf({ checks, startedAt }: GateRow, now: number): CheckKind[] {
  return lackedAmong(JSON.parse(checks) as RequiredCheck[], startedAt, now);
}

/** Why no one may put the person on the quest, whoever does it, also after its end; null: nothing is missing. */
export function refusalOnPaper(row: GateRow, now: number): ErrorCode | null {
  if (lackedChecksOf(row, now).length > 0) return 'CREDENTIAL_REQUIRED';
  return unsignedOf(row, now).length > 0 ? 'DOCUMENT_REQUIRED' : null;
}

function documentsOf({ documents }: Pick<GateRow, 'documents'>): RequiredDocument[] {
  return JSON.parse(documents) as RequiredDocument[];
}

function gateViewerOf(row: GateRow, subject: Subject, now: number): GateViewer {
  const trainings = trainingsOf(row);
  // Whether a guardian is asked depends on today: so does what someone can agree to alone.
  const person = { isYoung: isYoungOn(row.dateOfBirth, now), consent: consentOf(row) };
  const guardianRefusal = refusalWithoutConsent(person, row.startedAt, now);
  return {
    ...gateExemptionsAt(subject, row.providerId),
    hasRecord: row.chariteerId !== null,
    isSignedUp: row.isSignedUp === 1,
    hasHeldPlace: hasHeldPlace(row, now),
    isBanned: row.isBanned === 1,
    hasGuardianConsent: guardianRefusal === null,
    isGuardianAsked: guardianRefusal === 'GUARDIAN_PENDING',
    age: questAge(row.dateOfBirth, row, now),
    isMemberOfReservingGuild: row.isMemberOfReservingGuild === 1,
    guildSpotsLeft: row.isMemberOfReservingGuild === 1 ? row.guildSpotsLeft : null,
    lacksChecks: lackedChecksOf(row, now).length > 0,
    lacksDocuments: unsignedOf(row, now).length > 0,
    record: recordOf(row),
    completedMinutes: row.completedMinutes,
    areHoursLifted: row.areHoursLifted === 1,
    requiredTrainings: trainings.map((training) => ({ fulfilled: isFulfilled(training, now) })),
    allTrainingsComplete: trainings.every((training) => isComplete(training, now)),
  };
}

/** How the person's record stands with what the charity of the quest demands to know. */
export function recordOf(row: GateRow): RecordStanding {
  const told = [row.hasTelephone, row.hasEmergencyContact, row.hasZipCode];
  return recordStanding(
    row,
    RECORD_PARTS.filter((_part, index) => told[index] !== 1),
  );
}

function consentOf({ consentState, guardianLinkSentAt, tickUntil }: GateRow): ConsentFacts | null {
  return consentState && { state: consentState, linkSentAt: guardianLinkSentAt, tickUntil };
}

/** Whether a place is held for the viewer: from the end of offer or hold on it is not, whoever has noticed by then. */
export function hasHeldPlace({ placeHeldUntil }: Pick<GateRow, 'placeHeldUntil'>, now: number): boolean {
  return placeHeldUntil !== null && placeHeldUntil > now;
}

const one = sql`${sql.placeholder('viewer')}`;
/**
 * Placeholders viewer (account id or null), ids (JSON list of quest ids), always (1 or 0) and clashesAt (epoch ms, or null
 * where no one asks what is in the way).
 */
const gateRows = prepareOnce((db: Db) =>
  db
    .select({ ...gateColumns(one), clashes: clashesIn(one) })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(chariteer, and(eq(chariteer.id, one), isStillThere()))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, one))
    .leftJoin(reservation, and(eq(reservation.questId, quest.id), isActiveReservation(reservation)))
    .where(isInListOf(quest.id, 'ids'))
    .prepare(),
);

const asked = sql<string>`asked.value`;

/** Gate rows of many people for one quest, without clashes. Placeholders viewers (JSON list), questId and always. */
const gateRowsOfMany = prepareOnce((db: Db) =>
  db
    .select({ askedId: asked.as('askedId'), ...gateColumns(asked), clashes: sql<string>`'[]'`.as('clashes') })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(sql`json_each(${sql.placeholder('viewers')}) AS asked`, sql`true`)
    .leftJoin(chariteer, and(eq(chariteer.id, asked), isStillThere()))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, asked))
    .leftJoin(reservation, and(eq(reservation.questId, quest.id), isActiveReservation(reservation)))
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
