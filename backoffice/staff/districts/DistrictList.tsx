import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleDistrictsTexts } from '#domain/texts/generated/console-districts.ts';
import type { StaffDistrictFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';

/** All districts. */
export function DistrictList() {
  const t = textsOf(consoleDistrictsTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty} createLabel={t.newDistrict} hasPages={false}>
      <RecordTable<StaffDistrictFragment>
        label={t.title}
        rowClick="edit"
        primary={({ name }) => name}
        secondary={headingOf}
        columns={[
          {
            source: 'name',
            label: textsOf(consoleDeskTexts).name,
            render: ({ id, name }) => <RowLink to={`/districts/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { source: 'acronym', label: t.acronym },
          { source: 'noun', label: t.heading, render: headingOf },
          { source: 'county', label: t.county },
          { source: 'declaredChariteersCount', label: t.favoriteOf, render: fansOf },
        ]}
      />
    </RecordList>
  );
}

/** District's heading as in the list of charities. */
function headingOf({ noun, name, state }: StaffDistrictFragment): string {
  return textsOf(consoleDistrictsTexts).headingOf({ noun, name, state });
}

function fansOf({ declaredChariteersCount: count }: StaffDistrictFragment): string {
  return textsOf(consoleDistrictsTexts).fans({ count });
}
