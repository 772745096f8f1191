import { sumContestMinutes } from '#api/reads/guilds/contest-minutes.ts';
import { listContestOutcomes } from '#api/reads/guilds/contest-outcomes.ts';
import {
  createContestResultLoaders,
  listStandings,
  readContestBefore,
  readPastContest,
} from '#api/reads/guilds/contest-standings.ts';
import { readVeilOfTime } from '#api/reads/quests/posting/veil-of-time.ts';
import { readContest } from '#api/reads/settings/contest-year.ts';
import { readInstallationFigures } from '#api/reads/settings/installation-figures.ts';
import { listSiteSettings } from '#api/reads/settings/list-site-settings.ts';
import { shownSupplyFaq } from '#api/reads/settings/shown-supply-faq.ts';
import { chooseContestCharity } from '#api/verbs/guilds/choose-contest-charity.ts';
import { setContestYear } from '#api/verbs/settings/set-contest-year.ts';
import { setSiteSettings } from '#api/verbs/settings/set-site-settings.ts';
import { setSupplyFaq } from '#api/verbs/settings/set-supply-faq.ts';
import { setVeilOfTime } from '#api/verbs/settings/set-veil-of-time.ts';
import { contestDays, nextContestYear } from '#domain/guilds/contest.ts';
import { contestCharityRefusal } from '#domain/guilds/contest-charity.ts';
import { isWinner, lastDayToChoose } from '#domain/guilds/contest-standings.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getTitleData: (_root, _args, { config }) => ({
      titleId: config.titleId,
      siteName: config.siteName,
      supportEmail: config.supportEmail,
      maintenanceStatus: { versionWebsite: packageJson.version },
    }),
    veilOfTime: (_root, _args, { store, now }) => readVeilOfTime(store.read, now),
    contest: (_root, _args, { store, now }) => readContest(store.read, now),
    pastContest: (_root, { year }, context) => readPastContest(context, year),
    contestOutcomes: (_root, _args, { store }) => listContestOutcomes(store.read),
    supplyFaq: (_root, _args, { store }) => shownSupplyFaq(store.read),
    installationFigures: (_root, _args, context) => readInstallationFigures(context),
    siteSettings: (_root, _args, context) => listSiteSettings(context),
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
    setVeilOfTime: (_root, { day }, context) => setVeilOfTime(context, day ?? null),
    setContestYear: (_root, { year }, context) => setContestYear(context, year ?? null),
    chooseContestCharity: (_root, args, context) => chooseContestCharity(context, args),
    setSupplyFaq: (_root, { entries }, context) => setSupplyFaq(context, entries ?? null),
    setSiteSettings: (_root, { settings }, context) => setSiteSettings(context, settings),
  },
};
