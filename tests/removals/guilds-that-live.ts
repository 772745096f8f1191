import type { Removal } from '../../scripts/prove/removal.ts';

/** A guild that invites, tells, gives itself away, and shows what it does together. */
export const GUILDS_THAT_LIVE: readonly Removal[] = [
  {
    ids: ['GUI-44', 'SAF-04'],
    what: 'that of members who go next only those are named whom the viewer may know',
    find: "return { ...member, isNamed: shows(seen[index] ?? 'nothing', 'username') };",
    put: "return { ...member, isNamed: shows(seen[index] ?? 'nothing', 'crest') };",
  },
  {
    ids: ['GUI-44', 'SAF-04'],
    what: 'that the young who go next are not counted',
    find: 'const isAdult = !isYoungOn(dateOfBirth, context.now, startedAt ?? context.now);',
    put: 'const isAdult = dateOfBirth !== null;',
  },
  {
    ids: ['SAF-04'],
    what: 'that an admin of a guild is one on its own quests and page alone',
    find: 'return reservedAt !== undefined && reservedAt <= signedUpAt;',
    put: 'return signedUpAt > 0;',
  },
  {
    ids: ['SAF-04', 'DEC-75'],
    what: 'that a reservation shows no minor who was there before',
    find: 'return reservedAt !== undefined && reservedAt <= signedUpAt;',
    put: 'return reservedAt !== undefined;',
  },
  {
    ids: ['GUI-48', 'SAF-04'],
    what: 'that hours of minors are held back for a month',
    find: 'return runningPeriods(now).monthFrom;',
    put: 'return now;',
  },
  {
    ids: ['CTS-11', 'SAF-04'],
    what: 'that the contest holds hours of minors back until it ends',
    find: 'return now >= contestWindow(year).until;',
    put: 'return now >= contestWindow(year).from;',
  },
  {
    ids: ['SAF-04', 'SAF-11'],
    what: 'that a supervisor sees the young person on that quest alone',
    find: "return place.kind === 'quest' && place.questId === questId && hasAgreed && !isOver;",
    put: "return place.kind === 'quest' && hasAgreed && !isOver;",
  },
  {
    ids: ['SAF-04', 'SAF-11'],
    what: 'that an unanswered request shows nobody',
    find: '=== questId && hasAgreed && !isOver;',
    put: '=== questId && !isOver;',
  },
  {
    ids: ['SAF-04', 'SAF-11'],
    what: 'that supervising ends with the quest',
    find: 'questId && hasAgreed && !isOver;',
    put: 'questId && hasAgreed;',
  },
  {
    ids: ['SAF-04'],
    what: 'that most people of a quest are unnamed to peers',
    find: '< Math.min(1 / NAMED_OF, MOST_NAMED / people);',
    put: '< people;',
  },
  {
    ids: ['GUI-45'],
    what: 'that the last one of a guild may go',
    find: "return act === 'remove' && groupType === 'guild' && otherMemberCount === 0;",
    put: "return act === 'apply' && groupType === 'guild' && otherMemberCount === 0;",
  },
  {
    ids: ['GUI-45'],
    what: 'that a guild with an admin is given to nobody else',
    find: "if (hasAdmin) return 'REQUEST_ENDED';",
    put: "if (hasAdmin && !asks) return 'REQUEST_ENDED';",
  },
  {
    ids: ['GUI-46'],
    what: 'that a link to a guild ends',
    find: "if (invite === null || invite.expiresAt <= now) return 'INVITATION_NOT_FOUND';",
    put: "if (invite === null) return 'INVITATION_NOT_FOUND';",
  },
  {
    ids: ['GUI-46'],
    what: 'the count of those who joined by a link',
    find: 'const used = { useCount: sql`${guildInvite.useCount} + 1` };',
    put: 'const used = { useCount: sql`${guildInvite.useCount}` };',
  },
  {
    ids: ['GUI-47'],
    what: 'that three announcements a day are enough',
    find: "return announcementsLeft(facts.sentToday) === 0 ? 'RATE_LIMITED' : null;",
    put: "return announcementsLeft(facts.sentToday) < 0 ? 'RATE_LIMITED' : null;",
  },
  {
    ids: ['GUI-48'],
    what: 'that hours count which were served as a member',
    find: '      AND ${cameAsMember}',
    put: '',
  },
  {
    ids: ['GUI-48', 'SAF-04'],
    what: 'that the arms of one person are not those of the guild',
    find: 'if (people < FEWEST_IN_ARMS) return [];',
    put: 'if (people < 1) return [];',
  },
  {
    ids: ['GUI-45'],
    what: 'that a guild is given only to who asks',
    find: "return asks ? null : 'APPLICATION_NOT_FOUND';",
    put: 'return null;',
  },
  {
    ids: ['GUI-45'],
    what: 'that what was reserved for a guild which rests is everybody’s',
    find: "await abandon(tx, context, facts, end, 'CONTRACT_NOT_FOUND');\n    await report(tx, context, 'SpotFreed', { questId: reserved.id, count: Number.POSITIVE_INFINITY });",
    put: 'void [facts, end];',
  },
  {
    ids: ['GUI-45'],
    what: 'who asks for a guild, in the console',
    find: '<Applicant guild={guild} applicant={applicant} />',
  },
];
