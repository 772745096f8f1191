import { and, sql } from 'drizzle-orm';
import { isSignUp } from '#api/rows/contract-where.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { questMessage, questNotice, stampReminders } from '#db/schema/quest-message.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import { regular, regularSkip } from '#db/schema/regular.ts';
import { stampPlaces } from '#db/schema/stand-in.ts';
import {
  DERIVED,
  type FileTable,
  fileTable,
  loose,
  onQuests,
  onSignUps,
  PEOPLE,
  to,
  under,
} from './file-table.ts';

/** A charity's stamps and quests. */
export const KEPT_QUESTS: readonly FileTable[] = [
  fileTable(
    'quests',
    quest,
    quest.providerId,
    {
      id: to('quests'),
      providerId: to('charity'),
      eventTitle: 'text',
      eventType: 'text',
      description: 'html',
      serviceTags: 'json',
      equipment: 'text',
      giverName: 'text',
      firstMinutes: 'text',
      postedById: 'account',
      templateQuestId: to('quests'),
      publishingStatus: 'text',
      startedAt: 'time',
      endedAt: 'time',
      flexibleMinimumTime: 'number',
      locationId: to('locations'),
      slotStartedAt: 'time',
      slotLocationId: loose('locations'),
      resourceMinNumber: 'number',
      resourceDesiredNumber: 'number',
      resourceMaxNumber: 'number',
      agePolicyIndex: 'number',
      prerequisiteMinutes: 'number',
      stampTitle: 'text',
      stampIcon: 'text',
      takenCount: 'number',
      // Spots that are held and people who wait are not in the file.
      heldCount: DERIVED,
      waitingCount: DERIVED,
      isWaitingListClosed: 'flag',
      createdAt: 'time',
      updatedAt: 'time',
      unpublishedAt: 'time',
      announcedAt: 'time',
      titleKey: DERIVED,
    },
    sql`${quest.publishingStatus} <> 'Template'`,
  ),
  fileTable('questTranslations', questTranslation, onQuests(questTranslation.questId), {
    questId: to('quests'),
    locale: 'text',
    eventTitle: 'text',
    description: 'html',
    firstMinutes: 'text',
    equipment: 'text',
    sourceDigest: 'text',
    updatedAt: 'time',
  }),
  fileTable('requiredTrainings', questRequiredOrientation, onQuests(questRequiredOrientation.questId), {
    questId: to('quests'),
    templateId: to('trainings'),
  }),
  fileTable('droppedSlots', droppedSlot, onQuests(droppedSlot.stampId), {
    questId: loose('quests'),
    stampId: to('quests'),
    slotStartedAt: 'time',
    slotLocationId: loose('locations'),
  }),
  fileTable('stampReminders', stampReminders, onQuests(stampReminders.stampId), {
    stampId: to('quests'),
    reminders: 'json',
  }),
  fileTable('stampSubs', stampPlaces, onQuests(stampPlaces.stampId), {
    stampId: to('quests'),
    allowsStandIns: 'flag',
  }),
];

/** Tables of people who signed up, came, and wrote. */
export const KEPT_SERVICE: readonly FileTable[] = [
  fileTable('signUps', contract, isSignUpOf, {
    id: to('signUps'),
    questId: to('quests'),
    chariteerId: 'volunteer',
    guildId: PEOPLE,
    postingId: PEOPLE,
    claimedAt: 'time',
    abandonedAt: 'time',
    abandonReason: 'text',
    status: 'text',
    markedAt: 'time',
    ownMarkedAt: 'time',
    creditedUntil: 'time',
    timesReason: 'text',
    confirmedAt: 'time',
    handedToId: to('signUps'),
    // Answers are shown while contact is open only.
    formJSON: PEOPLE,
    expectedArrivalAt: 'time',
    expectedDepartureAt: 'time',
    actualArrivalAt: 'time',
    actualDepartureAt: 'time',
    volunteerId: DERIVED,
  }),
  fileTable('attendance', attendanceEntry, onSignUps(attendanceEntry.contractId), {
    id: to('attendance'),
    contractId: to('signUps'),
    number: 'number',
    at: 'time',
    markedAt: 'time',
    actorId: 'author',
    role: 'text',
    way: 'text',
    reason: 'text',
    statusBefore: 'text',
    statusAfter: 'text',
    arrivalBefore: 'time',
    arrivalAfter: 'time',
    departureBefore: 'time',
    departureAfter: 'time',
    minutesBefore: 'number',
    minutesAfter: 'number',
  }),
  fileTable('credits', credit, onSignUps(credit.contractId), {
    id: to('credits'),
    playerId: 'volunteer',
    playerAccountType: 'text',
    questId: to('quests'),
    contractId: to('signUps'),
    type: 'text',
    unit: 'text',
    value: 'number',
    creditor: 'text',
    createdAt: 'time',
  }),
  fileTable('hoursClaims', hoursClaim, onQuests(hoursClaim.questId), {
    id: to('hoursClaims'),
    kind: 'text',
    questId: to('quests'),
    chariteerId: 'volunteer',
    contractId: to('signUps'),
    status: 'text',
    actualArrivalAt: 'time',
    actualDepartureAt: 'time',
    words: 'text',
    createdAt: 'time',
    state: 'text',
    level: 'text',
    answeredAt: 'time',
    answeredById: 'author',
    answer: 'text',
  }),
  fileTable('questMessages', questMessage, onQuests(questMessage.questId), {
    id: to('questMessages'),
    questId: to('quests'),
    kind: 'text',
    authorId: 'author',
    volunteerId: 'volunteer',
    audience: 'text',
    answersId: loose('questMessages'),
    body: 'text',
    createdAt: 'time',
  }),
  fileTable('questNotices', questNotice, onQuests(questNotice.questId), {
    id: to('questNotices'),
    questId: to('quests'),
    kind: 'text',
    words: 'text',
    senderId: 'account',
    createdAt: 'time',
  }),
  fileTable('regulars', regular, regular.providerId, {
    id: to('regulars'),
    providerId: to('charity'),
    stampId: to('quests'),
    entry: 'json',
    chariteerId: 'account',
    since: 'time',
    pausedUntil: 'text',
    askedUntil: 'time',
  }),
  fileTable('regularSkips', regularSkip, under(regularSkip.regularId, regular.id, regular.providerId), {
    regularId: to('regulars'),
    day: 'text',
  }),
  fileTable('recapVolunteers', recapVolunteer, recapVolunteer.providerId, {
    providerId: to('charity'),
    period: 'text',
    chariteerId: 'volunteer',
    completedQuests: 'number',
    serviceMinutes: 'number',
    absentCount: 'number',
    lateDropCount: 'number',
    isNew: 'flag',
    isRetained: 'flag',
  }),
  fileTable('recapTotals', recapTotal, recapTotal.providerId, {
    providerId: to('charity'),
    period: 'text',
    volunteerCount: 'number',
    newVolunteerCount: 'number',
    retainedVolunteerCount: 'number',
    serviceMinutes: 'number',
  }),
];

function isSignUpOf(providerId: string) {
  return sql`${and(isSignUp(), onQuests(contract.questId)(providerId))}`;
}
