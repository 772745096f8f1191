import { DataTable, SimpleList, TextInput, useListContext } from 'react-admin';
import { formatDuration, formatMoney } from '#domain/text/format.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';

const TITLE = 'Trainings';
const Column = DataTable.Col<TrainingFragment>;

/** The trainings that the selected charity offers. */
export function TrainingList() {
  return (
    <OrganizationGate title={TITLE}>
      {(providerId) => <TrainingsOfOrganization providerId={providerId} />}
    </OrganizationGate>
  );
}

function TrainingsOfOrganization({ providerId }: { providerId: string }) {
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList
      title={TITLE}
      emptyTitle="No trainings yet"
      createLabel="New training"
      storeKey={`trainings.${providerId}`}
      filter={{ providerId }}
      filters={FILTERS}
    >
      {isNarrow ? (
        <SimpleList<TrainingFragment>
          rowClick="edit"
          empty={<NoTrainings />}
          primaryText={({ name }) => name}
          secondaryText={(training) =>
            `${timeOf(training)}, ${formatMoney(training.estimatedCost)}${training.isAboutSafety ? ', about safety' : ''}`
          }
        />
      ) : (
        <TrainingTable />
      )}
    </RecordList>
  );
}

function TrainingTable() {
  return (
    <DataTable<TrainingFragment>
      rowClick="edit"
      bulkActionButtons={false}
      empty={<NoTrainings />}
      aria-label={TITLE}
    >
      <Column
        source="name"
        label="Name"
        disableSort
        render={({ id, name }) => <RowLink to={`/trainings/${encodeURIComponent(id)}`}>{name}</RowLink>}
      />
      <Column source="estimatedTime" label="Time" disableSort render={timeOf} />
      <Column
        source="estimatedCost"
        label="Cost"
        disableSort
        render={({ estimatedCost }) => formatMoney(estimatedCost)}
      />
      <Column source="fulfilledBy" label="Fulfilled by" disableSort render={fulfilmentOf} />
      <Column source="ageThreshold" label="Ages" disableSort render={agesOf} />
      <Column
        source="isInUse"
        label="In use"
        disableSort
        render={({ isInUse }) => (isInUse ? 'Yes' : 'Not yet')}
      />
    </DataTable>
  );
}

function NoTrainings() {
  const { filterValues } = useListContext();
  if (filterValues?.q) return <NothingFits title="No training is called so" />;
  return (
    <Notice title="No trainings yet">
      What volunteers have to learn before a Quest stands here. A Quest or stamp can then ask for it.
    </Notice>
  );
}

function timeOf({ estimatedTime }: TrainingFragment): string {
  return estimatedTime === null ? 'Time not given' : formatDuration(estimatedTime);
}

function fulfilmentOf({ isAboutSafety, fulfilledBy }: TrainingFragment): string {
  if (isAboutSafety) return 'Complete (about safety)';
  return fulfilledBy === 'Applying' ? 'Applying' : 'Complete';
}

function agesOf({ ageThreshold }: TrainingFragment): string {
  return ageThreshold ? `${ageThreshold} and up` : 'All';
}

const FILTERS = [<TextInput key="q" source="q" type="search" alwaysOn label="Part of the name" />];
