import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, useTheme } from '@mui/material';
import { Link } from 'react-router-dom';
import { consolePrintTexts } from '#domain/texts/generated/console-print.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useCharityBooks } from '../../stamps/collection/stamp-methods.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { CalendarLoading } from '../CalendarLoading.tsx';
import { useCalendarMonth } from '../month-data/use-calendar-month.ts';
import { useShownMonth } from '../month-data/use-shown-month.ts';
import { PrintSheet } from './PrintSheet.tsx';
import '../calendar.css';
import './print.css';

/** The month as a sheet of paper, to be hung on the charity's door. */
export function PrintSchedule() {
  const t = textsOf(consolePrintTexts);
  const { providerId } = useOrganization();
  const [month] = useShownMonth();
  const { mode } = useTheme().palette;
  return (
    <main className="print-page" style={colorVars(mode)}>
      <title>{t.title}</title>
      <div className="print-tools">
        <Button component={Link} to={`/calendar?month=${month}`} startIcon={<BackIcon />}>
          {t.back}
        </Button>
        {providerId !== null && (
          <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      {providerId === null ? <p>{t.pickFirst}</p> : <PrintedCharity providerId={providerId} month={month} />}
    </main>
  );
}

/** Loads what stands on the sheet. */
function PrintedCharity({ providerId, month }: { providerId: string; month: string }) {
  const { session } = useOrganization();
  const { quests, isLoading, error } = useCalendarMonth(providerId, month);
  const { data: books, error: bookError } = useCharityBooks(providerId);
  const failure = error ?? bookError;
  if (failure) return <p role="alert">{failure.message}</p>;
  if (isLoading || !books) return <CalendarLoading />;
  return (
    <PrintSheet
      charity={books.name}
      siteName={session?.title.siteName ?? ''}
      address={new URL(`/questList/${encodeURIComponent(providerId)}`, window.location.origin).href}
      month={month}
      quests={quests}
    />
  );
}
