import { Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = {
  month: string;
  count: number;
  isPending: boolean;
  onBack: () => void;
  onUpload: () => void;
};

/** Asks once before a month becomes public, then shows that it is on its way. */
export function MonthlyUpload({ month, count, isPending, onBack, onUpload }: Props) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  const counted = { count, month: consoleFormats().month(month) };
  return (
    <>
      <DialogTitle variant="h2">{t.postQuestion(counted)}</DialogTitle>
      <DialogContent>
        <p className="monthly-text" role="status">
          {isPending ? t.postingCounted(counted) : t.areSeen}
        </p>
        {isPending && <LinearProgress aria-label={t.posting} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button disabled={isPending} onClick={onBack}>
          {t.back}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onUpload} autoFocus>
          {t.post(counted)}
        </Button>
      </DialogActions>
    </>
  );
}
