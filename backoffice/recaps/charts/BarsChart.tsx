import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { FillPattern } from './FillPattern.tsx';
import { type RecapChartData, type RecapMonth, shortMonth } from './recap-chart.ts';

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
