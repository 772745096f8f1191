import { DataTable, SimpleList, TextInput, useListContext } from 'react-admin';
import { consoleTrainingsTexts } from '#domain/texts/generated/console-trainings.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';

const Column = DataTable.Col<TrainingFragment>;

/** The trainings that the selected charity offers. */
export function TrainingList() {
  return (
    <OrganizationGate title={textsOf(consoleTrainingsTexts).title}>
      {(providerId) => <TrainingsOfOrganization providerId={providerId} />}
    </OrganizationGate>
  );
}

function TrainingsOfOrganization({ providerId }: { providerId: string }) {
  const t = textsOf(consoleTrainingsTexts);
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList
      title={t.title}
      emptyTitle={t.noneYet}
      createLabel={t.newTraining}
      storeKey={`trainings.${providerId}`}
      filter={{ providerId }}
      filters={filters()}
    >
      {isNarrow ? (
        <SimpleList<TrainingFragment>
          rowClick="edit"
          empty={<NoTrainings />}
          primaryText={({ name }) => name}
          secondaryText={inBrief}
        />
      ) : (
        <TrainingTable />
      )}
    </RecordList>
  );
}

function inBrief(training: TrainingFragment): string {
  return textsOf(consoleTrainingsTexts).aboutSafety({
    time: timeOf(training),
    cost: costOf(training),
    isAboutSafety: training.isAboutSafety ? 'yes' : 'other',
  });
}

function TrainingTable() {
  const t = textsOf(consoleTrainingsTexts);
  return (
    <DataTable<TrainingFragment>
      rowClick="edit"
      bulkActionButtons={false}
      empty={<NoTrainings />}
      aria-label={t.title}
    >
      <Column
        source="name"
        label={t.name}
        disableSort
        render={({ id, name }) => <RowLink to={`/trainings/${encodeURIComponent(id)}`}>{name}</RowLink>}
      />
      <Column source="estimatedTime" label={t.time} disableSort render={timeOf} />
      <Column source="estimatedCost" label={t.cost} disableSort render={costOf} />
      <Column source="fulfilledBy" label={t.fulfilledBy} disableSort render={fulfilmentOf} />
      <Column source="ageThreshold" label={t.ages} disableSort render={agesOf} />
      <Column
        source="isInUse"
        label={t.inUse}
        disableSort
        render={({ isInUse }) => (isInUse ? t.yes : t.notYet)}
      />
    </DataTable>
  );
}

function NoTrainings() {
  const t = textsOf(consoleTrainingsTexts);
  const { filterValues } = useListContext();
  if (filterValues?.q) return <NothingFits title={t.nothingCalled} />;
  return <Notice title={t.noneYet}>{t.noneHint}</Notice>;
}

function timeOf({ estimatedTime }: TrainingFragment): string {
  if (estimatedTime === null) return textsOf(consoleTrainingsTexts).timeNotGiven;
  return consoleFormats().duration(estimatedTime);
}

function costOf({ estimatedCost }: TrainingFragment): string {
  return consoleFormats().money(estimatedCost);
}

function fulfilmentOf({ isAboutSafety, fulfilledBy }: TrainingFragment): string {
  const t = textsOf(consoleTrainingsTexts);
  if (isAboutSafety) return t.completeSafety;
  return fulfilledBy === 'Applying' ? t.applying : t.complete;
}

function agesOf({ ageThreshold }: TrainingFragment): string {
  const t = textsOf(consoleTrainingsTexts);
  return ageThreshold ? t.ageAndUp({ age: String(ageThreshold) }) : t.allAges;
}

function filters() {
  const label = textsOf(consoleTrainingsTexts).partOfName;
  return [<TextInput key="q" source="q" type="search" alwaysOn label={label} />];
}
