import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { contestDays, nextContestYear } from '#domain/guilds/contest.ts';
import { contestCharityRefusal } from '#domain/guilds/contest-charity.ts';
import { isWinner, lastDayToChoose } from '#domain/guilds/contest-standings.ts';
import { chooseContestCharity } from './choose-contest-charity.ts';
import { chooseContestGuild, readContestGuild } from './contest-guild.ts';
import { createContestLoaders, sumContestMinutes } from './contest-minutes.ts';
import { listContestOutcomes } from './contest-outcomes.ts';
import {
  createContestResultLoaders,
  listStandings,
  readContestBefore,
  readPastContest,
} from './contest-standings.ts';
import { readContest } from './contest-year.ts';
import { setContestYear } from './set-contest-year.ts';

export const resolvers: Resolvers = {
  Query: {
    contest: (_root, _args, { store, now }) => readContest(store.read, now),
    contestGuild: (_root, _args, context) => readContestGuild(context),
    pastContest: (_root, { year }, context) => readPastContest(context, year),
    contestOutcomes: (_root, _args, { store }) => listContestOutcomes(store.read),
  },
  Guild: {
    contestMinutes: ({ id }, _, { loaders }) => loaders(createContestLoaders).minutesOfGuild.load(id),
  },
  Contest: {
    guildMinutes: (contest, _, context) => sumContestMinutes(context, contest),
    standings: (contest, _, context) => listStandings(context, contest),
    isFinal: (contest, _, { loaders }) => loaders(createContestResultLoaders).isKept(contest.year),
    chooseUntil: ({ year }) => lastDayToChoose(year),
    nextStartsOn: ({ year }, _, { now }) => contestDays(nextContestYear(year, now)).startsOn,
    previous: ({ year }, _, context) => readContestBefore(context, year),
  },
  ContestStanding: {
    isOwn: ({ guildId }, _, { viewer }) => viewer?.guildIds.includes(guildId) ?? false,
    hasWon: (standing) => standing.isFinal && isWinner(standing),
    viewerMayChoose: (standing, _, { viewer, now }) =>
      contestCharityRefusal(viewer, { year: standing.year, guildId: standing.guildId, standing, now }) ===
      null,
  },
  Mutation: {
    chooseContestGuild: (_, { guildId }, context) => chooseContestGuild(context, guildId),
    setContestYear: (_root, { year }, context) => setContestYear(context, year ?? null),
    chooseContestCharity: (_root, args, context) => chooseContestCharity(context, args),
  },
};
