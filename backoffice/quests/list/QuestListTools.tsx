import { ExportButton, useDataProvider, useListContext } from 'react-admin';
import type { QuestRowFragment } from '../../gql/generated.ts';

/** The most that the API gives on a page, and that a file has. */
const PAGE = 100;
const MOST_QUESTS = 2_000;

/** The list with its filters and order as a file. */
export function QuestListTools() {
  // What is shown is asked for by the page: the button fetches one quest, to begin.
  return <ExportButton maxResults={1} exporter={useExport()} />;
}

function useExport() {
  const dataProvider = useDataProvider();
  const { filter, filterValues, sort, total = 0 } = useListContext<QuestRowFragment>();
  return async () => {
    const pages = Math.ceil(Math.min(total, MOST_QUESTS) / PAGE);
    const quests: QuestRowFragment[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const asked = { filter: { ...filterValues, ...filter }, sort, pagination: { page, perPage: PAGE } };
      quests.push(...(await dataProvider.getList('quests', asked)).data);
    }
    const [{ questCsv }, { saveFile }] = await Promise.all([
      import('./quest-csv.ts'),
      import('../../files/save-file.ts'),
    ]);
    saveFile({ name: 'quests.csv', content: new Blob([questCsv(quests)], { type: 'text/csv' }) });
  };
}
