import { NullableBooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { StaffCharitiesQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { sourceLabel } from './record/provider-record.ts';

type Charity = StaffCharitiesQuery['providerPage']['items'][number];

/** All charities, hidden ones too: the drafts of importers are found here and finished. */
export function ProviderList() {
  const t = textsOf(consoleCharitiesTexts);
  const desk = textsOf(consoleDeskTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty} createLabel={t.newCharity} filters={filters()}>
      <RecordTable<Charity>
        label={t.title}
        rowClick="edit"
        primary={({ name }) => name}
        secondary={({ district, isVisible }) => (
          <>
            {district.name} {!isVisible && <Tag text={t.hidden} isDashed />}
          </>
        )}
        columns={[
          {
            source: 'name',
            label: desk.name,
            render: ({ id, name }) => <RowLink to={`/providers/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { source: 'district.name', label: desk.district },
          {
            source: 'isVisible',
            label: t.visibility,
            render: ({ isVisible }) =>
              isVisible ? <Tag text={t.shown} tone="good" /> : <Tag text={t.hidden} isDashed />,
          },
          {
            source: 'isSponsor',
            label: t.sponsor,
            render: ({ isSponsor }) => (isSponsor ? desk.yesOrNo({ is: 'yes' }) : ''),
          },
          {
            source: 'importSource',
            label: t.madeBy,
            render: (charity) => sourceLabel(charity.importSource),
          },
        ]}
      />
    </RecordList>
  );
}

function filters() {
  const t = textsOf(consoleCharitiesTexts);
  const desk = textsOf(consoleDeskTexts);
  return [
    <TextInput key="q" source="q" type="search" alwaysOn label={t.part} />,
    <NullableBooleanInput
      key="isVisible"
      source="isVisible"
      alwaysOn
      label={t.visibility}
      nullLabel={desk.all}
      falseLabel={t.hidden}
      trueLabel={t.shown}
    />,
    <ReferenceInput key="districtId" source="districtId" reference="districts" alwaysOn>
      <SelectInput label={desk.district} optionText="name" emptyText={desk.all} />
    </ReferenceInput>,
  ];
}
