import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMonth } from '#domain/text/format.ts';

type Props = {
  titleId: string;
  month: string;
  /** What guilds that want to be asked were asked. */
  asked: readonly string[];
  onClose: () => void;
};

/** The month is posted; the next thing to do with it is to hang it up. */
export function MonthlySuccess({ titleId, month, asked, onClose }: Props) {
  return (
    <>
      <DialogTitle id={titleId} variant="h2">
        {formatMonth(month)} is posted
      </DialogTitle>
      <DialogContent>
        <p className="monthly-text">Its Quests stand in your calendar, and volunteers can sign up now.</p>
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
          Print Schedule
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
