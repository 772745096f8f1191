import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../../language/console-locale.ts';
import {
  type ChartSeries,
  type Fill,
  type RecapChartData,
  type RecapMonth,
  shortMonth,
} from './recap-chart.ts';

type Props = {
  chart: RecapChartData;
  months: readonly RecapMonth[];
  height: number;
  /** On paper, where nothing is measured. */
  width?: number;
  onMonth?: (month: string) => void;
};

/** Bars by month; a click on one opens its month. The keyboard has the table below it. */
export function BarsChart({ chart, months, height, width, onMonth }: Props) {
  const ids = useId();
  const { palette } = useTheme();
  const colors = { solid: palette.primary.main, striped: palette.mode === 'dark' ? '#FFA94E' : '#B45309' };
  const t = textsOf(consoleRecapsTexts);
  const fillOf = (index: number) => `${ids}-${index}`;
  const series = chart.series.map(({ label, values, texts }, index) => ({
    label,
    data: values,
    color: `url(#${fillOf(index)})`,
    valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) => texts[dataIndex] ?? '',
    ...(chart.isStacked && { stack: 'all' }),
  }));
  return (
    <>
      <ChartLegend series={chart.series} colors={colors} />
      <BarChart
        series={series}
        xAxis={[{ data: months.map(({ month }) => month), valueFormatter: shortMonth, tickSize: 0 }]}
        yAxis={[{ width: 48, min: 0, tickMinStep: 1 }]}
        grid={{ horizontal: true }}
        height={height}
        {...(width !== undefined && { width })}
        margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
        borderRadius={3}
        hideLegend
        localeText={{ loading: t.chartLoading, noData: t.chartEmpty }}
        skipAnimation
        disableKeyboardNavigation
        {...(onMonth && { onAxisClick: (_event, data) => data && onMonth(String(data.axisValue)) })}
      >
        <defs>
          {chart.series.map(({ label, fill }, index) => (
            <FillPattern key={label} id={fillOf(index)} fill={fill} color={colors[fill]} />
          ))}
        </defs>
      </BarChart>
    </>
  );
}

type ChartLegendProps = { series: readonly ChartSeries[]; colors: Record<Fill, string> };

/** What the bars mean, filled as they are. */
function ChartLegend({ series, colors }: ChartLegendProps) {
  const ids = useId();
  return (
    <Box component="ul" sx={list}>
      {series.map(({ label, fill }) => (
        <li key={label}>
          <svg width={22} height={16} aria-hidden="true">
            <defs>
              <FillPattern id={`${ids}-${fill}`} fill={fill} color={colors[fill]} />
            </defs>
            <rect
              x={0.5}
              y={0.5}
              width={21}
              height={15}
              rx={3}
              fill={`url(#${ids}-${fill})`}
              stroke={colors[fill]}
            />
          </svg>
          {label}
        </li>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
};

/** How bars and their key are filled, as a pattern of SVG: without colour they differ as well. */
function FillPattern({ id, fill, color }: { id: string; fill: Fill; color: string }) {
  return (
    <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={fill === 'solid' ? 7 : 3} height={7} fill={color} />
    </pattern>
  );
}
