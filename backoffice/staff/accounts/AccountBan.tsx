import { Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { unbanAccount } from './account-methods.ts';
import { BanDialog } from './BanDialog.tsx';

/** Whether the account may log in, and the switch of it. */
export function AccountBan() {
  const account = useRecordContext<StaffAccountFragment>();
  const [isAsking, setAsking] = useState(false);
  if (!account) return null;
  return (
    <Card component="section" aria-label="Ban" sx={{ p: 2.5 }}>
      <Typography variant="h2">{account.isBanned ? 'This account is banned' : 'Ban'}</Typography>
      {account.isBanned ? (
        <LiftBan {...account} />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
            {account.isStaff
              ? 'Accounts of the product’s staff cannot be banned.'
              : 'A banned account is logged out everywhere at once and cannot log in.'}
          </Typography>
          <Button variant="outlined" color="error" disabled={account.isStaff} onClick={() => setAsking(true)}>
            Ban this account
          </Button>
        </>
      )}
      {isAsking && <BanDialog {...account} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function LiftBan(account: StaffAccountFragment) {
  const { mutate, isPending } = useChange(unbanAccount, `${account.username} can log in again.`);
  return (
    <>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {account.banReason ? `Reason: ${account.banReason}` : 'No reason was noted.'}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate({ accountId: account.id })}>
        Lift the ban
      </Button>
    </>
  );
}
