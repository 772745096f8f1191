import { Box } from '@mui/material';
import { Suspense } from 'react';
import {
  DateInput,
  FilterButton,
  List,
  Pagination,
  ResourceContextProvider,
  SelectInput,
  TextInput,
  TopToolbar,
  useCanAccess,
  useListContext,
} from 'react-admin';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { CsvButton } from '../../files/CsvButton.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { LoadFailure } from '../../widgets/lists/ListStates.tsx';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { ContactNote } from '../preview/ContactNote.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { columnsOf, HIDDEN_AT_FIRST, STORE_KEY, VolunteerRows, VolunteerTable } from './VolunteerTable.tsx';
import { volunteerFilter } from './volunteer-list-operations.ts';

const VolunteerBulkActions = lazyPart(() => import('./VolunteerBulkActions.tsx'), 'VolunteerBulkActions');

/** The volunteers of a charity, to find, sort, write to and export; filters, columns and order are remembered. */
export function VolunteerList({ providerId }: { providerId: string }) {
  const t = textsOf(consoleVolunteerListTexts);
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'quest-messages', action: 'edit' });
  const Volunteers = useIsNarrowPage() ? VolunteerRows : VolunteerTable;
  return (
    <ResourceContextProvider value="volunteers">
      <List
        storeKey={`volunteers.${providerId}`}
        // The address says which tab is open.
        disableSyncWithLocation
        // Who opens the tab may see the list.
        disableAuthentication
        title={false}
        filter={{ providerId }}
        sort={{ field: 'minutes', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        filters={filters()}
        actions={<Tools providerId={providerId} />}
        exporter={false}
        queryOptions={{ retry: isWorthRetrying, onError: () => undefined }}
        empty={<Notice title={t.noneTitle}>{t.none}</Notice>}
        error={<LoadFailure />}
      >
        <Volunteers canSelect={canWrite} />
        <BulkActions providerId={providerId} />
      </List>
      <Box sx={{ mt: 1 }}>
        <ContactNote providerId={providerId} />
      </Box>
    </ResourceContextProvider>
  );
}

function filters() {
  const t = textsOf(consoleVolunteerListTexts);
  const standings = [
    { id: 'NEWCOMER', name: t.newcomer },
    { id: 'UPCOMING', name: t.upcoming },
    { id: 'LAPSED', name: t.lapsed },
    { id: 'NO_SHOW', name: t.noShow },
  ];
  return [
    <TextInput key="q" source="q" type="search" alwaysOn label={t.find} />,
    <SelectInput key="standing" source="standing" alwaysOn label={t.standing} choices={standings} />,
    <DateInput key="from" source="from" label={t.hoursFrom} parse={asTyped} />,
    <DateInput key="until" source="until" label={t.hoursUntil} parse={asTyped} />,
  ];
}

const asTyped = (day: string) => day;

function Tools({ providerId }: { providerId: string }) {
  const { filterValues, sort, total } = useListContext();
  const { canAccess: canExport } = useCanAccess({ resource: 'chariteers', action: 'export' });
  const isNarrow = useIsNarrowPage();
  return (
    <TopToolbar>
      <FilterButton />
      {!isNarrow && (
        <ColumnsMenu storeKey={STORE_KEY} hiddenAtFirst={HIDDEN_AT_FIRST} columns={columnsOf()} />
      )}
      {canExport && Boolean(total) && (
        <CsvButton
          label={textsOf(consoleVolunteersTexts).download}
          address="/files/volunteer-list.csv"
          asked={{ providerId, filter: volunteerFilter(filterValues), sort }}
        />
      )}
    </TopToolbar>
  );
}

/** Loaded once someone is selected. */
function BulkActions({ providerId }: { providerId: string }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <VolunteerBulkActions providerId={providerId} />
    </Suspense>
  );
}
