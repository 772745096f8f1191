import { Alert, AlertTitle, Link } from '@mui/material';
import { useState } from 'react';
import { PASSWORD_LENGTHS } from '#domain/identity/password-rule.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';

const PUT_OFF = 'longer-password-put-off';

/** Asks who has rights, and a password from before that was asked for, to choose a longer one; not again in this tab. */
export function LongerPassword() {
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(PUT_OFF) !== null);
  if (isPutOff) return null;
  const t = textsOf(consoleSessionTexts);
  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, '1');
    setPutOff(true);
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      onClose={putOff}
      closeText={t.notNow}
      sx={{ my: 2, maxWidth: '70ch', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <AlertTitle>{t.longerTitle}</AlertTitle>
      {t.longer({ count: PASSWORD_LENGTHS.minWithRights })}{' '}
      <Link href="/settings#password" sx={{ display: 'inline-block', py: 0.5 }}>
        {t.chooseNew}
      </Link>
    </Alert>
  );
}
