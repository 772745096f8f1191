import { NullableBooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import type { StaffCharitiesQuery } from '../../gql/generated.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { sourceLabel } from './record/import-source.ts';

type Charity = StaffCharitiesQuery['providerPage']['items'][number];

/** All charities, hidden ones too: the drafts of importers are found here and finished. */
export function ProviderList() {
  return (
    <RecordList title="Charities" emptyTitle="No charities yet" createLabel="New charity" filters={FILTERS}>
      <RecordTable<Charity>
        label="Charities"
        rowClick="edit"
        primary={({ name }) => name}
        secondary={({ district, isVisible }) => (
          <>
            {district.name} {!isVisible && <Tag text="Hidden" isDashed />}
          </>
        )}
        columns={[
          {
            source: 'name',
            label: 'Name',
            render: ({ id, name }) => <RowLink to={`/providers/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { source: 'district.name', label: 'District' },
          {
            source: 'isVisible',
            label: 'Visibility',
            render: ({ isVisible }) =>
              isVisible ? <Tag text="Shown" tone="good" /> : <Tag text="Hidden" isDashed />,
          },
          { source: 'isSponsor', label: 'Sponsor', render: ({ isSponsor }) => (isSponsor ? 'Yes' : '') },
          {
            source: 'importSource',
            label: 'Made by',
            render: (charity) => sourceLabel(charity.importSource),
          },
        ]}
      />
    </RecordList>
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
