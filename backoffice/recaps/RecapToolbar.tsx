import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { type Choice, NativeSelect } from '../widgets/fields/NativeSelect.tsx';
import {
  MONTH_CHOICES,
  type Scale,
  scaleOf,
  withMonth,
  withScale,
  withYear,
  yearChoices,
  yearOf,
} from './figures/recap-period-choice.ts';

type Props = { period: string; onPeriod: (period: string) => void };

const SCALES: Choice<Scale>[] = [
  { id: 'month', name: 'Month' },
  { id: 'year', name: 'Year' },
];

/** Which period is shown, and the way to its printed form. */
export function RecapToolbar({ period, onPeriod }: Props) {
  const now = Date.now();
  const scale = scaleOf(period);
  const years = yearChoices(now).map((year) => ({ id: year, name: year }));
  return (
    <Box role="toolbar" aria-label="Period" className="recap-toolbar">
      <NativeSelect
        width="auto"
        label="Period"
        value={scale}
        choices={SCALES}
        onChange={(chosen) => onPeriod(withScale(period, chosen, now))}
      />
      {scale === 'month' && (
        <NativeSelect
          width="auto"
          label="Month"
          value={period.slice(5)}
          choices={MONTH_CHOICES}
          onChange={(month) => onPeriod(withMonth(period, month))}
        />
      )}
      <NativeSelect
        width="auto"
        label="Year"
        value={yearOf(period)}
        choices={years}
        onChange={(year) => onPeriod(withYear(period, year))}
      />
      <Button
        component={Link}
        to={`/data/print?period=${period}`}
        startIcon={<PrintIcon />}
        sx={{ ml: { sm: 'auto' } }}
      >
        Print or save as PDF
      </Button>
    </Box>
  );
}
