// Long because it is one table: each column of what someone did, and how the file tells it.
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { documentSignature } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { letter } from '#db/schema/letter.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { organizationCodePass } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { regular } from '#db/schema/regular.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { supervision } from '#db/schema/supervision.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { type CopiedPart, copied, ELSEWHERE, NOBODY, OTHERS, PERSON, SECRET } from './copied-part.ts';

/** Rows that hang on someone's contracts. */
function onContracts(column: SQLiteColumn) {
  return (id: string): SQL =>
    sql`${column} IN (SELECT ${contract.id} FROM ${contract} WHERE ${contract.chariteerId} = ${id})`;
}

/** What someone signed up for, did, and what came of it. */
export const COPIED_SERVICE: readonly CopiedPart[] = [
  copied(
    'signUps',
    contract,
    { by: contract.chariteerId, order: contract.claimedAt, whose: 'each' },
    {
      id: 'id',
      questId: 'quest',
      chariteerId: PERSON,
      guildId: 'group',
      postingId: NOBODY,
      claimedAt: 'time',
      abandonedAt: 'time',
      abandonReason: 'text',
      status: 'text',
      markedAt: 'time',
      ownMarkedAt: 'time',
      creditedUntil: 'time',
      timesReason: 'text',
      confirmedAt: 'time',
      handedToId: OTHERS,
      formJSON: 'json',
      others: 'number',
      othersCame: 'number',
      othersCountedAt: 'time',
      party: 'json',
      expectedArrivalAt: 'time',
      expectedDepartureAt: 'time',
      actualArrivalAt: 'time',
      actualDepartureAt: 'time',
      volunteerId: PERSON,
    },
  ),
  copied(
    'entries',
    attendanceEntry,
    { by: onContracts(attendanceEntry.contractId), order: attendanceEntry.at, whose: 'each' },
    {
      id: NOBODY,
      contractId: 'id',
      number: NOBODY,
      at: 'time',
      markedAt: 'time',
      actorId: OTHERS,
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
    },
  ),
  copied(
    'hoursClaims',
    hoursClaim,
    { by: hoursClaim.chariteerId, order: hoursClaim.createdAt, whose: 'each' },
    {
      id: NOBODY,
      kind: 'text',
      questId: 'quest',
      chariteerId: PERSON,
      contractId: 'id',
      status: 'text',
      actualArrivalAt: 'time',
      actualDepartureAt: 'time',
      words: 'text',
      createdAt: 'time',
      state: 'text',
      level: 'text',
      answeredAt: 'time',
      answeredById: OTHERS,
      answer: 'text',
    },
  ),
  copied(
    'credits',
    credit,
    { by: credit.playerId, order: credit.createdAt, whose: 'each' },
    {
      id: NOBODY,
      playerId: PERSON,
      playerAccountType: ELSEWHERE,
      questId: 'quest',
      contractId: 'id',
      type: 'text',
      unit: 'text',
      value: 'number',
      creditor: OTHERS,
      createdAt: 'time',
    },
  ),
  copied(
    'signatures',
    documentSignature,
    { by: documentSignature.chariteerId, order: documentSignature.signedAt, whose: 'each' },
    {
      id: NOBODY,
      versionId: 'document',
      versionHash: NOBODY,
      chariteerId: PERSON,
      role: 'text',
      way: 'text',
      signedName: 'text',
      signedAt: 'time',
      expiresAt: 'time',
      addressPrefix: 'text',
      seenById: OTHERS,
    },
  ),
  copied(
    'checks',
    personCheck,
    { by: personCheck.chariteerId, order: personCheck.checkedAt, whose: 'each' },
    {
      providerId: 'charity',
      chariteerId: PERSON,
      kind: 'text',
      checkedAt: 'time',
      checkedById: OTHERS,
      endsAt: 'time',
    },
  ),
  copied(
    'letters',
    letter,
    { by: letter.chariteerId, order: letter.issuedAt, whose: 'each' },
    {
      id: NOBODY,
      chariteerId: PERSON,
      providerId: 'charity',
      isByCharity: 'flag',
      firstDay: 'day',
      lastDay: 'day',
      variant: 'text',
      locale: 'text',
      paper: 'text',
      codeHash: SECRET,
      code: SECRET,
      contentHash: SECRET,
      minutes: 'number',
      issuedAt: 'time',
      revokedAt: 'time',
    },
  ),
  copied(
    'recaps',
    recapVolunteer,
    { by: recapVolunteer.chariteerId, order: recapVolunteer.period, whose: 'each' },
    {
      providerId: 'charity',
      period: 'text',
      chariteerId: PERSON,
      completedQuests: 'number',
      serviceMinutes: 'number',
      absentCount: 'number',
      lateDropCount: 'number',
      isNew: 'flag',
      isRetained: 'flag',
    },
  ),
  copied(
    'codePasses',
    organizationCodePass,
    { by: organizationCodePass.chariteerId, order: organizationCodePass.createdAt, whose: 'each' },
    {
      questId: 'quest',
      chariteerId: PERSON,
      createdAt: 'time',
    },
  ),
  copied(
    'regulars',
    regular,
    { by: regular.chariteerId, order: regular.since, whose: 'each' },
    {
      id: NOBODY,
      providerId: 'charity',
      stampId: 'quest',
      entry: 'text',
      chariteerId: PERSON,
      since: 'time',
      pausedUntil: 'day',
      askedUntil: 'time',
    },
  ),
  copied(
    'waiting',
    waitingPerson,
    { by: waitingPerson.chariteerId, order: waitingPerson.joinedAt, whose: 'each' },
    {
      id: NOBODY,
      questId: 'quest',
      chariteerId: PERSON,
      joinedAt: 'time',
      passedOffers: 'number',
      refusedAs: 'text',
      refusedAt: 'time',
    },
  ),
  copied(
    'offers',
    placeOffer,
    { by: placeOffer.chariteerId, order: placeOffer.offeredAt, whose: 'each' },
    {
      id: NOBODY,
      questId: 'quest',
      chariteerId: PERSON,
      state: 'text',
      offeredAt: 'time',
      endsAt: 'time',
      offeredById: OTHERS,
      endedAt: 'time',
    },
  ),
  copied(
    'holds',
    placeHold,
    { by: placeHold.chariteerId, order: placeHold.heldAt, whose: 'each' },
    {
      id: NOBODY,
      questId: 'quest',
      reason: 'text',
      browserHash: SECRET,
      addressKey: SECRET,
      networkHash: SECRET,
      chariteerId: PERSON,
      answers: 'json',
      heldAt: 'time',
      endsAt: 'time',
    },
  ),
  copied(
    'standIns',
    standInRequest,
    { by: standInRequest.chariteerId, order: standInRequest.askedAt, whose: 'each' },
    {
      id: NOBODY,
      contractId: 'id',
      questId: 'quest',
      chariteerId: PERSON,
      way: 'text',
      state: 'text',
      word: 'text',
      askedAt: 'time',
      endedAt: 'time',
      takenByContractId: OTHERS,
    },
  ),
  copied(
    'supervised',
    supervision,
    { by: onContracts(supervision.contractId), order: supervision.createdAt, whose: 'each' },
    {
      id: NOBODY,
      contractId: 'contract',
      supervisorId: OTHERS,
      guardianName: OTHERS,
      state: 'text',
      createdAt: 'time',
      waitsUntil: 'time',
      isCurrent: 'flag',
    },
  ),
  copied(
    'supervising',
    supervision,
    { by: supervision.supervisorId, order: supervision.createdAt },
    {
      id: NOBODY,
      // Names the Quest, not the young person.
      contractId: 'contract',
      supervisorId: PERSON,
      guardianName: OTHERS,
      state: 'text',
      createdAt: 'time',
      waitsUntil: 'time',
      isCurrent: 'flag',
    },
  ),
  copied(
    'feedback',
    questFeedback,
    { by: onContracts(questFeedback.contractId), order: questFeedback.answeredAt, whose: 'each' },
    {
      contractId: 'id',
      questId: 'quest',
      wouldComeAgain: 'flag',
      words: 'text',
      answeredAt: 'time',
    },
  ),
  copied(
    'surveys',
    surveySubmission,
    { by: surveySubmission.submitterId, order: surveySubmission.submissionTimestamp, whose: 'each' },
    {
      id: NOBODY,
      surveyId: 'text',
      submitterId: PERSON,
      contractId: 'contract',
      submissionTimestamp: 'time',
      answers: 'json',
    },
  ),
];
