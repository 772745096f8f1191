import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../language/console-locale.ts';
import { type Choice, ChoiceField } from '../widgets/fields/ChoiceField.tsx';
import {
  monthChoices,
  type Scale,
  scaleOf,
  withMonth,
  withScale,
  withYear,
  yearChoices,
  yearOf,
} from './figures/recap-period-choice.ts';

type Props = { period: string; onPeriod: (period: string) => void };

/** Which period is shown, and the way to its printed form. */
export function RecapToolbar({ period, onPeriod }: Props) {
  const t = textsOf(consoleRecapsTexts);
  const scales: Choice<Scale>[] = [
    { id: 'month', name: t.month },
    { id: 'year', name: t.year },
  ];
  const now = Date.now();
  const scale = scaleOf(period);
  const years = yearChoices(now).map((year) => ({ id: year, name: year }));
  return (
    <Box role="toolbar" aria-label={t.period} className="recap-toolbar">
      <ChoiceField
        width="auto"
        label={t.period}
        value={scale}
        choices={scales}
        onChange={(chosen) => onPeriod(withScale(period, chosen, now))}
      />
      {scale === 'month' && (
        <ChoiceField
          width="auto"
          label={t.month}
          value={period.slice(5)}
          choices={monthChoices()}
          onChange={(month) => onPeriod(withMonth(period, month))}
        />
      )}
      <ChoiceField
        width="auto"
        label={t.year}
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
        {t.print}
      </Button>
    </Box>
  );
}
