import {
  DataTable,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  SimpleList,
  TextInput,
} from 'react-admin';
import type { StaffCharitiesQuery } from '../../gql/generated.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { sourceLabel } from './record/import-source.ts';

type Charity = StaffCharitiesQuery['providerPage']['items'][number];

const Column = DataTable.Col<Charity>;

/** All charities, hidden ones too: the drafts of importers are found here and finished. */
export function ProviderList() {
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList title="Charities" emptyTitle="No charities yet" createLabel="New charity" filters={FILTERS}>
      {isNarrow ? (
        <SimpleList<Charity>
          rowClick="edit"
          empty={<NothingFits />}
          primaryText={({ name }) => name}
          secondaryText={(charity) => (
            <>
              {charity.district.name} {!charity.isVisible && <Tag text="Hidden" isDashed />}
            </>
          )}
        />
      ) : (
        <CharityTable />
      )}
    </RecordList>
  );
}

function CharityTable() {
  return (
    <DataTable<Charity>
      rowClick="edit"
      bulkActionButtons={false}
      empty={<NothingFits />}
      aria-label="Charities"
    >
      <Column
        source="name"
        label="Name"
        disableSort
        render={({ id, name }) => <RowLink to={`/providers/${encodeURIComponent(id)}`}>{name}</RowLink>}
      />
      <Column source="district.name" label="District" disableSort />
      <Column
        source="isVisible"
        label="Visibility"
        disableSort
        render={({ isVisible }) =>
          isVisible ? <Tag text="Shown" tone="good" /> : <Tag text="Hidden" isDashed />
        }
      />
      <Column
        source="isSponsor"
        label="Sponsor"
        disableSort
        render={({ isSponsor }) => (isSponsor ? 'Yes' : '')}
      />
      <Column
        source="importSource"
        label="Made by"
        disableSort
        render={({ importSource }) => sourceLabel(importSource)}
      />
    </DataTable>
  );
}

const FILTERS = [
  <TextInput key="q" source="q" type="search" alwaysOn label="Part of the name" />,
  <NullableBooleanInput
    key="isVisible"
    source="isVisible"
    alwaysOn
    label="Visibility"
    nullLabel="All"
    falseLabel="Hidden"
    trueLabel="Shown"
  />,
  <ReferenceInput key="districtId" source="districtId" reference="districts" alwaysOn>
    <SelectInput label="District" optionText="name" emptyText="All" />
  </ReferenceInput>,
];
