import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, useTheme } from '@mui/material';
import { Link } from 'react-router-dom';
import { consolePrintTexts } from '#domain/texts/generated/console-print.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { useShownMonth } from '../month-data/use-shown-month.ts';
import { PrintedCharity } from './PrintedCharity.tsx';
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
