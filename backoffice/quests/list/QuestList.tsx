import { Button } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import {
  BooleanInput,
  FilterButton,
  List,
  Pagination,
  SelectInput,
  TextInput,
  TopToolbar,
  useCanAccess,
  useDataProvider,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleQuestListTexts } from '#domain/texts/generated/console-quest-list.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import { typeChoices } from '../../records/quest-labels.ts';
import { useOwnProvider } from '../../session/use-own-provider.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { LoadFailure } from '../../widgets/lists/ListStates.tsx';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { statusChoices } from '../../widgets/quests/StatusChip.tsx';

// Each screen loads the one it shows.
const QuestRows = lazyPart(() => import('./QuestRows.tsx'), 'QuestRows');
const QuestTable = lazyPart(() => import('./QuestTable.tsx'), 'QuestTable');
const QuestBulkActions = lazyPart(() => import('./QuestBulkActions.tsx'), 'QuestBulkActions');

/** The quests of the selected charity. */
export function QuestList() {
  return (
    <OrganizationGate title={textsOf(consoleQuestListTexts).quests}>
      {(providerId) => <QuestsOfOrganization providerId={providerId} />}
    </OrganizationGate>
  );
}

function QuestsOfOrganization({ providerId }: { providerId: string }) {
  const Quests = useIsNarrowPage() ? QuestRows : QuestTable;
  const { canAccess: canEdit = false } = useCanAccess({ resource: 'quests', action: 'edit' });
  const t = textsOf(consoleQuestListTexts);
  return (
    <List
      storeKey={`quests.${providerId}`}
      title={<PageTitle text={t.quests} />}
      filter={{ providerId }}
      filterDefaultValues={{ isUpcoming: true }}
      sort={{ field: 'startedAt', order: 'ASC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      filters={filters()}
      actions={<QuestActions />}
      exporter={false}
      // The page itself says what went wrong: no toast beside it.
      queryOptions={{ retry: isWorthRetrying, onError: () => undefined }}
      empty={<Notice title={t.noneTitle}>{t.none}</Notice>}
      error={<LoadFailure title={t.notLoaded} />}
    >
      <PastFromTheNewest>
        <Quests canSelect={canEdit} />
        <BulkActions providerId={providerId} />
      </PastFromTheNewest>
    </List>
  );
}

/** Loaded once something is selected. */
function BulkActions({ providerId }: { providerId: string }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <QuestBulkActions providerId={providerId} />
    </Suspense>
  );
}

/** Sorts past quests from the newest, unless the viewer chose another order. */
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

function filters() {
  const t = textsOf(consoleQuestListTexts);
  return [
    <TextInput key="q" source="q" type="search" alwaysOn label={t.words} />,
    <BooleanInput key="isUpcoming" source="isUpcoming" alwaysOn label={t.upcomingOnly} />,
    <SelectInput
      key="publishingStatus"
      source="publishingStatus"
      label={t.status}
      choices={statusChoices()}
    />,
    <SelectInput key="eventType" source="eventType" label={t.type} choices={typeChoices()} />,
  ];
}

function QuestActions() {
  const { ownProvider } = useOwnProvider();
  const dataProvider = useDataProvider();
  const list = useListContext();
  const translate = useTranslate();
  return (
    <TopToolbar>
      {ownProvider && (
        <Button component={Link} to="/past-quests">
          {textsOf(consoleQuestListTexts).past}
        </Button>
      )}
      <FilterButton />
      <Button
        onClick={() => void import('./quest-export.ts').then((file) => file.exportQuests(dataProvider, list))}
      >
        {translate('ra.action.export')}
      </Button>
    </TopToolbar>
  );
}
