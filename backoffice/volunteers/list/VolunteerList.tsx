import LabelIcon from '@mui/icons-material/LabelOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
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
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { CsvButton } from '../../files/CsvButton.tsx';
import type { ConsoleLabelFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { LoadFailure } from '../../widgets/lists/ListStates.tsx';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { InviteFromFile } from '../invite/InvitedTab.tsx';
import { volunteerLabels } from '../notes/note-methods.ts';
import { ContactNote } from '../preview/ContactNote.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { columnsOf, HIDDEN_AT_FIRST, STORE_KEY, VolunteerRows, VolunteerTable } from './VolunteerTable.tsx';
import { volunteerFilter } from './volunteer-list-operations.ts';

const LabelsDialog = lazyPart(() => import('../notes/LabelsDialog.tsx'), 'LabelsDialog');
const VolunteerBulkActions = lazyPart(() => import('./VolunteerBulkActions.tsx'), 'VolunteerBulkActions');

/** The volunteers of a charity, to find, sort, write to and export; filters, columns and order are remembered. */
export function VolunteerList({ providerId }: { providerId: string }) {
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'quest-messages', action: 'edit' });
  const { canAccess: canLabel = false } = useCanAccess({ resource: 'volunteer-notes', action: 'edit' });
  const { canAccess: canReadLabels = false } = useCanAccess({ resource: 'volunteer-notes', action: 'read' });
  const { data: labels = [] } = useAnswer(volunteerLabels, { providerId }, { enabled: canReadLabels });
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
        filters={filters(labels)}
        actions={<Tools providerId={providerId} canLabel={canLabel} />}
        exporter={false}
        queryOptions={{ retry: isWorthRetrying, onError: () => undefined }}
        empty={<NoVolunteers providerId={providerId} />}
        error={<LoadFailure />}
      >
        <Volunteers canSelect={canWrite || canLabel} />
        <BulkActions providerId={providerId} canWrite={canWrite} canLabel={canLabel} />
      </List>
      <Box sx={{ mt: 1 }}>
        <ContactNote providerId={providerId} />
      </Box>
    </ResourceContextProvider>
  );
}

function NoVolunteers({ providerId }: { providerId: string }) {
  const t = textsOf(consoleVolunteerListTexts);
  const { canAccess: canInvite } = useCanAccess({ resource: 'volunteer-invitations', action: 'create' });
  return (
    <Notice title={t.noneTitle} actions={canInvite && <InviteFromFile providerId={providerId} />}>
      {t.none}
    </Notice>
  );
}

function filters(labels: ConsoleLabelFragment[]) {
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
    ...(labels.length === 0
      ? []
      : [
          <SelectInput
            key="labelId"
            source="labelId"
            alwaysOn
            label={textsOf(consoleVolunteerNotesTexts).label}
            choices={labels}
          />,
        ]),
    <DateInput key="from" source="from" label={t.hoursFrom} parse={asTyped} />,
    <DateInput key="until" source="until" label={t.hoursUntil} parse={asTyped} />,
  ];
}

const asTyped = (day: string) => day;

type Rights = { providerId: string; canLabel: boolean };

function Tools({ providerId, canLabel }: Rights) {
  const { filterValues, sort, total } = useListContext();
  const { canAccess: canInvite } = useCanAccess({ resource: 'volunteer-invitations', action: 'create' });
  const { canAccess: canExport } = useCanAccess({ resource: 'chariteers', action: 'export' });
  const isNarrow = useIsNarrowPage();
  const [isEditing, setEditing] = useState(false);
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <FilterButton />
      {canLabel && (
        <Button startIcon={<LabelIcon />} onClick={() => setEditing(true)}>
          {textsOf(consoleVolunteerNotesTexts).labels}
        </Button>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <LabelsDialog providerId={providerId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {canInvite && !isNarrow && <InviteFromFile providerId={providerId} />}
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
function BulkActions(rights: Rights & { canWrite: boolean }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <VolunteerBulkActions {...rights} />
    </Suspense>
  );
}
