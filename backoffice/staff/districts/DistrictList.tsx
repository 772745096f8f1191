import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';

/** All districts. */
export function DistrictList() {
  return (
    <RecordList title="Districts" emptyTitle="No districts yet" createLabel="New district" hasPages={false}>
      <RecordTable<StaffDistrictFragment>
        label="Districts"
        rowClick="edit"
        primary={({ name }) => name}
        secondary={headingOf}
        columns={[
          {
            source: 'name',
            label: 'Name',
            render: ({ id, name }) => <RowLink to={`/districts/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { source: 'acronym', label: 'Acronym' },
          { source: 'noun', label: 'Heading', render: headingOf },
          { source: 'county', label: 'County' },
          { source: 'declaredChariteersCount', label: 'Favorite of', render: fansOf },
        ]}
      />
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
