import { Link as PlainLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMonth } from '#domain/text/format.ts';
import type { RecapChartData, RecapMonth } from './recap-chart.ts';

type Props = { chart: RecapChartData; months: readonly RecapMonth[] };

/** What a chart shows, as a table; each month leads to its own recap. */
export function ChartNumbers({ chart, months }: Props) {
  return (
    <details className="recap-numbers">
      <summary>The numbers as a table</summary>
      <Table size="small" aria-label={chart.title}>
        <TableHead>
          <TableRow>
            <TableCell>Month</TableCell>
            {chart.series.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(({ month }, index) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                <PlainLink component={Link} to={`/data?period=${month}`}>
                  {formatMonth(month)}
                </PlainLink>
              </TableCell>
              {chart.series.map(({ label, texts }) => (
                <TableCell key={label} align="right">
                  {texts[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
