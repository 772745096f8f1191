import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Checkbox, FormControlLabel, ThemeProvider, useTheme } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Loading, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { colorVars } from '../../theme/color-vars.ts';
import { lightTheme } from '../../theme/theme.ts';
import { NoRankings } from '../../widgets/notices/NoRankings.tsx';
import { useRecapPeriod } from '../figures/recap-period-choice.ts';
import { RecapDenied } from '../RecapDenied.tsx';
import { PrintedRecap } from './PrintedRecap.tsx';
import './recap-print.css';

/** The recap as a document for the board or a funder: to be printed, or saved as a PDF by the browser. */
export function RecapPrint() {
  const { providerId } = useOrganization();
  const access = useCanAccess({ resource: 'data', action: 'list' });
  const lists = useCanAccess({ resource: 'data', action: 'lists' });
  const [period] = useRecapPeriod();
  const [hasContact, setHasContact] = useState(false);
  const [isReady, setReady] = useState(false);
  const { mode } = useTheme().palette;
  // Paper is light, whatever the theme of the screen is.
  const paper = useMemo(() => createTheme(lightTheme), []);
  if (access.isPending || lists.isPending) return <Loading />;
  const t = textsOf(consoleRecapsTexts);
  const isOpen = providerId !== null && access.canAccess === true && lists.canAccess === true;
  return (
    <main className="recap-print" style={colorVars(mode)}>
      <title>{t.printTitle}</title>
      <div className="recap-print-tools">
        <Button component={Link} to={`/data?period=${period}`} startIcon={<BackIcon />}>
          {t.back}
        </Button>
        {isOpen && <PrintTools hasContact={hasContact} isReady={isReady} onContact={setHasContact} />}
      </div>
      {providerId === null && <p>{t.pickFirst}</p>}
      {providerId !== null && !access.canAccess && <RecapDenied />}
      {providerId !== null && access.canAccess && !lists.canAccess && <NoRankings />}
      {isOpen && (
        <ThemeProvider theme={paper}>
          <PrintedRecap
            key={`${providerId} ${period}`}
            providerId={providerId}
            period={period}
            hasContact={hasContact}
            onReady={setReady}
          />
        </ThemeProvider>
      )}
    </main>
  );
}

type ToolsProps = { hasContact: boolean; isReady: boolean; onContact: (hasContact: boolean) => void };

function PrintTools({ hasContact, isReady, onContact }: ToolsProps) {
  const t = textsOf(consoleRecapsTexts);
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={hasContact} onChange={(_event, checked) => onContact(checked)} />}
        label={t.withContact}
      />
      <Button
        variant="contained"
        disabled={!isReady}
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
      >
        {t.print}
      </Button>
    </>
  );
}
