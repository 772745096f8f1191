import { Button } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  BooleanInput,
  FilterButton,
  List,
  Pagination,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { EVENT_TYPE_LABELS } from '#domain/quests/quest-status.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { useOwnProvider } from '../../session/use-own-provider.ts';
import { isNarrowNow, useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { LoadFailure } from '../../widgets/lists/ListStates.tsx';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { STATUS_CHOICES } from '../../widgets/quests/StatusChip.tsx';

// Each screen loads the one it shows.
const loadRows = () => import('./QuestRows.tsx').then((file) => ({ default: file.QuestRows }));
const loadTable = () => import('./QuestTable.tsx').then((file) => ({ default: file.QuestTable }));
const QuestRows = lazyPart(loadRows);
const QuestTable = lazyPart(loadTable);

/** Fetches the one of them that this screen shows. */
export function loadQuests() {
  return isNarrowNow() ? loadRows() : loadTable();
}

const TITLE = 'Quests';

/** The quests of the selected charity. */
export function QuestList() {
  return (
    <OrganizationGate title={TITLE}>
      {(providerId) => <QuestsOfOrganization providerId={providerId} />}
    </OrganizationGate>
  );
}

function QuestsOfOrganization({ providerId }: { providerId: string }) {
  const isNarrow = useIsNarrowPage();
  return (
    <List
      storeKey={`quests.${providerId}`}
      title={<PageTitle text={TITLE} />}
      filter={{ providerId }}
      filterDefaultValues={{ isUpcoming: true }}
      sort={{ field: 'startedAt', order: 'ASC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      filters={FILTERS}
      actions={<QuestActions />}
      exporter={false}
      // The page itself says what went wrong: no toast beside it.
      queryOptions={{ retry: isWorthRetrying, onError: () => undefined }}
      empty={<Notice title="No quests yet">Quests that you post in the calendar stand here.</Notice>}
      error={<LoadFailure title="The quests could not be loaded" />}
    >
      <PastFromTheNewest>{isNarrow ? <QuestRows /> : <QuestTable />}</PastFromTheNewest>
    </List>
  );
}

/** With past quests the list begins with the newest; an order that somebody chose stays. */
function PastFromTheNewest({ children }: { children: ReactNode }) {
  const { filterValues, sort, setSort } = useListContext();
  const order = filterValues.isUpcoming === true ? 'ASC' : 'DESC';
  const wanted = useRef(order);
  useEffect(() => {
    if (wanted.current === order) return;
    const isOwnOrder = sort.field === 'startedAt' && sort.order === wanted.current;
    wanted.current = order;
    if (isOwnOrder) setSort({ field: 'startedAt', order });
  }, [order, sort, setSort]);
  return children;
}

const TYPE_CHOICES = Object.entries(EVENT_TYPE_LABELS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <TextInput key="q" source="q" type="search" alwaysOn label="Words of the title" />,
  <BooleanInput key="isUpcoming" source="isUpcoming" alwaysOn label="Upcoming only" />,
  <SelectInput key="publishingStatus" source="publishingStatus" label="Status" choices={STATUS_CHOICES} />,
  <SelectInput key="eventType" source="eventType" label="Type" choices={TYPE_CHOICES} />,
];

function QuestActions() {
  const { ownProvider } = useOwnProvider();
  return (
    <TopToolbar>
      {ownProvider && (
        <Button component={Link} to="/past-quests">
          Past Quests
        </Button>
      )}
      <FilterButton />
    </TopToolbar>
  );
}
