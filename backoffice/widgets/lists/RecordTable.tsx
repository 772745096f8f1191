import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord, SimpleList } from 'react-admin';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from './ListStates.tsx';

type Props<Row> = {
  label: string;
  /** Page that a row opens; false for none. */
  rowClick: 'edit' | 'show' | false;
  columns: readonly { source: string; label: string; render?: (row: Row) => ReactNode }[];
  /** On phones a row has two lines. */
  primary: (row: Row) => ReactElement | string;
  secondary: (row: Row) => ReactElement | string;
};

/** The rows of a list of records, in the order of the server: a table, or two lines each where it is narrow. */
export function RecordTable<Row extends RaRecord>(props: Props<Row>) {
  const { label, rowClick, columns, primary, secondary } = props;
  const isNarrow = useIsNarrowPage();
  return isNarrow ? (
    <SimpleList<Row>
      rowClick={rowClick}
      empty={<NothingFits />}
      primaryText={(row) => primary(row)}
      secondaryText={(row) => secondary(row)}
    />
  ) : (
    <DataTable<Row> rowClick={rowClick} bulkActionButtons={false} empty={<NothingFits />} aria-label={label}>
      {columns.map((column) => (
        <DataTable.Col<Row> key={column.source} disableSort {...column} />
      ))}
    </DataTable>
  );
}
