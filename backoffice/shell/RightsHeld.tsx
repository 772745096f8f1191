import { Alert, AlertTitle, Link } from '@mui/material';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { textsOf } from '../language/console-locale.ts';

/** Leads who has rights at several charities to the second step that one of them asks for. */
export function RightsHeld() {
  const t = textsOf(consoleSecondFactorTexts);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ my: 2, maxWidth: '70ch', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <AlertTitle>{t.heldTitle}</AlertTitle>
      {t.first}{' '}
      <Link href="/settings/second-factor" sx={{ display: 'inline-block', py: 0.5 }}>
        {t.setUp}
      </Link>
    </Alert>
  );
}
