import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, TextField } from '@mui/material';
import { Link } from 'react-router-dom';
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
type Choice = { id: string; name: string };

const SCALES: Choice[] = [
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
      <Select
        label="Period"
        value={scale}
        choices={SCALES}
        onChoose={(chosen) => onPeriod(withScale(period, chosen as Scale, now))}
      />
      {scale === 'month' && (
        <Select
          label="Month"
          value={period.slice(5)}
          choices={MONTH_CHOICES}
          onChoose={(month) => onPeriod(withMonth(period, month))}
        />
      )}
      <Select
        label="Year"
        value={yearOf(period)}
        choices={years}
        onChoose={(year) => onPeriod(withYear(period, year))}
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

type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
};

function Select({ label, value, choices, onChoose }: SelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      margin="none"
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 'auto', minWidth: 110 }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
