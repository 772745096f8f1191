import { Box } from '@mui/material';
import { useId } from 'react';
import { FillPattern } from './FillPattern.tsx';
import type { ChartSeries, Fill } from './recap-chart.ts';

type Props = { series: readonly ChartSeries[]; colors: Record<Fill, string> };

/** What the bars mean, filled as they are. */
export function ChartLegend({ series, colors }: Props) {
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
