import {
  RecapDocument,
  RecapInsightsDocument,
  RecapPrintDocument,
  RecapQuestsDocument,
  RecapRowsDocument,
} from '../../gql/generated/recaps.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { rangeOf, yearOf } from './recap-period-choice.ts';

export type RecapRecord = NonNullable<ReturnType<typeof useRecap>['data']>;

/** The figures of a charity in a period, and the months of its year. */
export const recap = reading(
  RecapDocument,
  ({ provider, generateSingleMonthReport: { period, ...figures }, recapMonths: months }) => ({
    period,
    providerName: provider?.name ?? '',
    figures,
    months,
  }),
);

/** How the quests of a period went. */
export const recapInsights = reading(RecapInsightsDocument, (data) => data.recapInsights);

/** A page of a list of the recap. */
export const recapRows = reading(RecapRowsDocument, (data) => data.recapPage);

/** A page of the quests that the insights count. */
export const recapQuests = reading(RecapQuestsDocument, (data) => data.recapQuests);

/** Five pages of a list at once, for paper. */
export const recapPrint = reading(RecapPrintDocument, ({ page1, page2, page3, page4, page5 }) => ({
  data: [page1, page2, page3, page4, page5].flatMap(({ items }) => items),
  total: page1.total,
}));

/** The figures of a charity in a period, from midnight to midnight, and the months of its year. */
export function useRecap({ providerId, period }: { providerId: string; period: string }) {
  return useAnswer(recap, { providerId, ...rangeOf(period), year: Number(yearOf(period)) });
}
