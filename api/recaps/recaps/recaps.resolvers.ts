import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { dollarValue } from '#domain/recaps/recap.ts';
import { countLeaderboard, listLeaderboard } from './leaderboard.ts';
import { readInsights } from './recap-insights.ts';
import { listAbsent, listFirstTime, listLateDrops, listRetained, listServed } from './recap-lists.ts';
import { listRecapMonths } from './recap-months.ts';
import { listRecapPage } from './recap-page.ts';
import { listRecapQuests } from './recap-quests.ts';
import { countPublishedQuests, generateReport } from './recap-report.ts';

export const resolvers: Resolvers = {
  Query: {
    generateSingleMonthReport: (_, args, context) => generateReport(context, args),
    getSpecificChariteers: (_, args, context) => listLeaderboard(context, args),
    countSpecificChariteers: (_, args, context) => countLeaderboard(context, args),
    recapMonths: (_, args, context) => listRecapMonths(context, args),
    recapInsights: (_, args, context) => readInsights(context, args),
    recapQuests: (_, args, context) => listRecapQuests(context, args),
    recapPage: (_, args, context) => listRecapPage(context, args),
  },
  RecapReport: {
    publishedQuestCount: (report, _, context) => countPublishedQuests(context, report),
    dollarValue: ({ hourValues }) => dollarValue(hourValues),
    chariteerTimeResults: (report, _, context) => listServed(context, report),
    chariteerFirstTimeResults: (report, _, context) => listFirstTime(context, report),
    retainedChariteerTimeResults: (report, _, context) => listRetained(context, report),
    absentChariteers: (report, _, context) => listAbsent(context, report),
    lateDropChariteers: (report, _, context) => listLateDrops(context, report),
  },
};
