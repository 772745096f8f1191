import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = {
  month: string;
  /** What guilds that want to be asked were asked. */
  asked: readonly string[];
  onClose: () => void;
};

/** The month is posted; the next thing to do with it is to hang it up. */
export function MonthlySuccess({ month, asked, onClose }: Props) {
  const t = textsOf(consoleMonthlyScheduleTexts);
  return (
    <>
      <DialogTitle variant="h2">{t.isPosted({ month: consoleFormats().month(month) })}</DialogTitle>
      <DialogContent>
        <p className="monthly-text">{t.inCalendar}</p>
        {asked.length > 0 && (
          <ul className="monthly-asked">
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button component={Link} to={`/calendar/print?month=${month}`} startIcon={<PrintIcon />}>
          {textsOf(consoleCalendarTexts).print}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t.done}
        </Button>
      </DialogActions>
    </>
  );
}
