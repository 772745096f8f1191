import { DataTable, SimpleList } from 'react-admin';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';

const Column = DataTable.Col<StaffDistrictFragment>;

/** All districts. */
export function DistrictList() {
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList title="Districts" emptyTitle="No districts yet" createLabel="New district" hasPages={false}>
      {isNarrow ? (
        <SimpleList<StaffDistrictFragment>
          rowClick="edit"
          primaryText={({ name }) => name}
          secondaryText={(district) => headingOf(district)}
        />
      ) : (
        <DataTable<StaffDistrictFragment> rowClick="edit" bulkActionButtons={false} aria-label="Districts">
          <Column
            source="name"
            label="Name"
            disableSort
            render={({ id, name }) => <RowLink to={`/districts/${encodeURIComponent(id)}`}>{name}</RowLink>}
          />
          <Column source="acronym" label="Acronym" disableSort />
          <Column source="noun" label="Heading" disableSort render={headingOf} />
          <Column source="county" label="County" disableSort />
          <Column source="declaredChariteersCount" label="Favorite of" disableSort render={fansOf} />
        </DataTable>
      )}
    </RecordList>
  );
}

/** As the charity list shows it. */
function headingOf({ noun, name, state }: StaffDistrictFragment): string {
  return `The ${noun} of ${name}, ${state}`;
}

function fansOf({ declaredChariteersCount: count }: StaffDistrictFragment): string {
  return count === 1 ? '1 volunteer' : `${count} volunteers`;
}
