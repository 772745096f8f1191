import type { DataProvider, ListControllerResult } from 'react-admin';
import { saveFile } from '../../files/fetch-file.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { questCsv } from './quest-csv.ts';

/** The most that the API gives on a page, and that a file has. */
const PAGE = 100;
const MOST_QUESTS = 2_000;

type Shown = Pick<ListControllerResult<QuestRowFragment>, 'filter' | 'filterValues' | 'sort' | 'total'>;

/** Saves a list of quests, with its filters and in its order, as a file. */
export async function exportQuests(dataProvider: DataProvider, shown: Shown): Promise<void> {
  const { filter, filterValues, sort, total = 0 } = shown;
  const quests: QuestRowFragment[] = [];
  for (let page = 1; page <= Math.ceil(Math.min(total, MOST_QUESTS) / PAGE); page += 1) {
    const asked = { filter: { ...filterValues, ...filter }, sort, pagination: { page, perPage: PAGE } };
    quests.push(...(await dataProvider.getList<QuestRowFragment>('quests', asked)).data);
  }
  saveFile({ name: 'quests.csv', content: new Blob([questCsv(quests)], { type: 'text/csv' }) });
}
