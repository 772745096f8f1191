import { Link as PlainLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { RecapChartData, RecapMonth } from './recap-chart.ts';

type Props = { chart: RecapChartData; months: readonly RecapMonth[] };

/** What a chart shows, as a table; each month leads to its own recap. */
export function ChartNumbers({ chart, months }: Props) {
  const t = textsOf(consoleRecapsTexts);
  return (
    <details className="recap-numbers">
      <summary>{t.numbers}</summary>
      <Table size="small" aria-label={chart.title}>
        <TableHead>
          <TableRow>
            <TableCell>{t.month}</TableCell>
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
                  {consoleFormats().month(month)}
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
