import {
  Box,
  Card,
  Link as PlainLink,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { lazyPart } from '../../widgets/loading/lazy-part.ts';
import { hoursChart, isDrawn, type RecapChartData, type RecapMonth, volunteersChart } from './recap-chart.ts';

// The charts weigh more than the rest of the page: the figures stand before they arrive.
const BarsChart = lazyPart(() => import('./BarsChart.tsx'), 'BarsChart');

export const CHART_HEIGHT = 280;

type Props = { months: readonly RecapMonth[]; onPeriod: (period: string) => void };

/** The year of the period as pictures, each with its numbers as a table. */
export function RecapCharts({ months, onPeriod }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {[hoursChart(months), volunteersChart(months)].map((chart) => (
        <ChartCard key={chart.title} chart={chart} months={months} onPeriod={onPeriod} />
      ))}
    </Box>
  );
}

function ChartCard({ chart, months, onPeriod }: Props & { chart: RecapChartData }) {
  return (
    <Card component="section" aria-label={chart.title} className="recap-section">
      <Typography variant="h3">{chart.title}</Typography>
      {isDrawn(chart) ? (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT + 32} sx={{ mt: 1 }} />}>
          <BarsChart chart={chart} months={months} height={CHART_HEIGHT} onMonth={onPeriod} />
        </Suspense>
      ) : (
        <Typography sx={{ py: 3, color: 'text.secondary' }}>
          {textsOf(consoleRecapsTexts).noneThen}
        </Typography>
      )}
      <ChartNumbers chart={chart} months={months} />
    </Card>
  );
}

type ChartNumbersProps = { chart: RecapChartData; months: readonly RecapMonth[] };

/** What a chart shows, as a table; each month leads to its own recap. */
function ChartNumbers({ chart, months }: ChartNumbersProps) {
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
