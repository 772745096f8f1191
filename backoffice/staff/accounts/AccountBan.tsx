import { Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { unbanAccount } from './account-text.ts';
import { BanDialog } from './BanDialog.tsx';

/** Whether the account may log in, and the switch of it. */
export function AccountBan() {
  const account = useRecordContext<StaffAccountFragment>();
  const [isAsking, setAsking] = useState(false);
  if (!account) return null;
  const t = textsOf(consoleAccountsTexts);
  return (
    <Card component="section" aria-label={t.banSection} sx={{ p: 2.5 }}>
      <Typography variant="h2">{account.isBanned ? t.isBanned : t.banSection}</Typography>
      {account.isBanned ? (
        <LiftBan {...account} />
      ) : (
        <>
          {account.isStaff && (
            <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t.staffNotBanned}</Typography>
          )}
          <Button variant="outlined" color="error" disabled={account.isStaff} onClick={() => setAsking(true)}>
            {t.banThis}
          </Button>
        </>
      )}
      {isAsking && <BanDialog {...account} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function LiftBan(account: StaffAccountFragment) {
  const t = textsOf(consoleAccountsTexts);
  const { mutate, isPending } = useChange(unbanAccount, t.lifted(account));
  return (
    <>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {account.banReason ? t.reasonIs({ reason: account.banReason }) : t.noReason}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate({ accountId: account.id })}>
        {t.lift}
      </Button>
    </>
  );
}
