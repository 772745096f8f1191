import type { Removal } from '../../scripts/prove/removal.ts';

/** Places that are held while someone joins, or until a guardian has agreed, and what charities ask before a quest. */
export const HOLDS: readonly Removal[] = [
  {
    ids: ['JOI-18'],
    what: 'that a fifth of the places is held at most',
    find: 'return holdsOfQuest < mostHolds(resourceMaxNumber) && holdsOfNetwork',
    put: 'return holdsOfNetwork',
  },
  {
    ids: ['JOI-18'],
    what: 'that a network holds three places at most',
    find: ' && holdsOfNetwork < MOST_HOLDS_OF_NETWORK;',
    put: ';',
  },
  {
    ids: ['JOI-18'],
    what: 'that one browser holds one place',
    find: 'await endOthers(tx, context, holder);',
  },
  {
    ids: ['JOI-18'],
    what: 'that a place which is held goes to its holder',
    find: '(await takeHold(tx, now, own)) || (await takeOffer(tx, now, own))',
    put: 'await takeOffer(tx, now, own)',
  },
  {
    ids: ['JOI-18'],
    what: 'that what lapses goes to who waits',
    find: "await report(tx, context, 'SpotFreed', { questId, count: ended.length });\n  await tellOfEndedHolds(tx, context, { questId, ended });\n}",
    put: 'await tellOfEndedHolds(tx, context, { questId, ended });\n}',
  },
  {
    ids: ['JOI-06'],
    what: 'that a place is held for a guardian until 12 hours before the start',
    find: 'guardian: 12 * HOUR_MS } as const;',
    put: 'guardian: 0 } as const;',
  },
  {
    ids: ['JOI-06'],
    what: 'that the end of a place kept for a guardian is told',
    find: 'await tellOfEndedHolds(tx, context, { questId, ended });',
  },
  {
    ids: ['JOI-06'],
    what: 'that a cancelled quest ends a kept place with a word',
    find: "await tellOfEndedHolds(tx, context, { questId, ended }, 'cancelled');",
  },
  {
    ids: ['JOI-06'],
    what: 'that a quest moved beyond a kept place ends it with a word',
    find: "await tellOfEndedHolds(tx, context, { questId, ended }, 'moved');",
  },
  {
    ids: ['JOI-06'],
    what: 'that a guardian is told of it, too',
    find: 'if (isAwaited || consent?.state ===',
    put: 'if (consent === undefined && consent?.state ===',
  },
  {
    ids: ['JOI-06'],
    what: 'that an agreement signs the young person up',
    find: 'enterHeldQuests: (tx, context, { chariteerId }) => enterHeldQuests(tx, context, chariteerId),',
  },
  {
    ids: ['JOI-06'],
    what: 'that a refusal frees the place',
    find: 'giveHoldsBack: (tx, context, { chariteerId }) => givePersonsHoldsBack(tx, context, chariteerId),',
  },
  {
    ids: ['JOI-06'],
    what: 'that the guardian reads which quest it is about',
    find: 'quests={asked.quests}',
    put: 'quests={[]}',
  },
  {
    ids: ['JOI-03'],
    what: 'that what was answered on the last page goes with the sign-up',
    find: '{ ...answers, questId, isJoining: isNew }',
    put: '{ questId, isJoining: isNew }',
  },
  {
    ids: ['JOI-06'],
    what: 'that answers of the young wait with the place',
    find: 'const kept = answersToKeep(row, answers, { submitterId: chariteerId, now: context.now });',
    put: 'const kept = null;',
  },
  {
    ids: ['JOI-03'],
    what: 'that who is known is asked on the last page, too',
    find: 'if (isMendedByAnswers(quest.refusalCode))',
    put: "if (quest.refusalCode === 'NEVER')",
  },
  {
    ids: ['JOI-03'],
    what: 'that a passkey on the way of joining signs up by the same step',
    find: ' signsUpFor={quest?.id} />',
    put: ' />',
  },
  {
    ids: ['JOI-03'],
    what: 'that the last page asks for the times of a flexible quest',
    find: 'times: flexibleMinimumTime !== null && ',
    put: 'times: flexibleMinimumTime === 0 && ',
  },
  {
    ids: ['JOI-05'],
    what: 'that admins alone switch what their charity asks',
    find: 'requireAdmin(viewer, id);\n  const columns',
    put: 'const columns',
  },
  {
    ids: ['JOI-05'],
    what: 'that a charity’s admins have the switches in the console',
    find: '<RecordDemandsCard key={`demands ${providerId}`} providerId={providerId} />',
  },
  {
    ids: ['JOI-05'],
    what: 'that a charity gets what it demands before a first quest',
    find: 'return record !== undefined && (isJoining ? record.isDemandedAtOnce : record.lacked.length > 0);',
    put: 'return record === undefined;',
  },
  {
    ids: ['JOI-05'],
    what: 'the panel on the confirmation that asks for more',
    find: '<ShortRecord quest={quest} here={here} sent={record} />',
  },
  {
    ids: ['JOI-03'],
    what: 'that a meal’s questions are asked of nobody else',
    find: "feast: eventType === 'SUPPLY-REQUEST',",
    put: 'feast: true,',
  },
  {
    ids: ['JOI-03'],
    what: 'that only who needs somebody along is asked who it is',
    find: "supervisor: eventType === 'OSV' && age !== null && ageStanding(agePolicy, age) === 'supervised',",
    put: "supervisor: eventType === 'OSV' && age !== null,",
  },
  {
    ids: ['JOI-06'],
    what: 'that answers which would be refused do not wait with the place',
    find: 'if (checkContractForm(quest, form) !== null) return null;',
  },
];
