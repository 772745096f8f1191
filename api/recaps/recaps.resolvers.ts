import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { dollarValue } from '#domain/recap-figures.ts';
import { countSpecificChariteers, listSpecificChariteers } from './leaderboard.ts';
import { listAbsent, listFirstTime, listLateDrops, listRetained, listServed } from './recap-lists.ts';
import { listRecapMonths } from './recap-months.ts';
import { listRecapPage } from './recap-page.ts';
import { countPublishedQuests, generateReport } from './recap-report.ts';
import { recordExport } from './record-export.ts';

export const resolvers: Resolvers = {
  Query: {
    generateSingleMonthReport: (_, args, context) => generateReport(context, args),
    getSpecificChariteers: (_, args, context) => listSpecificChariteers(context, args),
    countSpecificChariteers: (_, args, context) => countSpecificChariteers(context, args),
    recapMonths: (_, args, context) => listRecapMonths(context, args),
    recapPage: (_, args, context) => listRecapPage(context, args),
  },
  Mutation: {
    recordExport: (_, args, context) => recordExport(context, args),
  },
  RecapReport: {
    publishedQuestCount: (report, _, context) => countPublishedQuests(context, report),
    dollarValue: ({ serviceMinutes }) => dollarValue(serviceMinutes),
    chariteerTimeResults: (report, _, context) => listServed(context, report),
    chariteerFirstTimeResults: (report, _, context) => listFirstTime(context, report),
    retainedChariteerTimeResults: (report, _, context) => listRetained(context, report),
    absentChariteers: (report, _, context) => listAbsent(context, report),
    lateDropChariteers: (report, _, context) => listLateDrops(context, report),
  },
};
