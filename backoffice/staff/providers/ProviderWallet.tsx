import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import type { StaffWalletQuery } from '../../gql/generated.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { momentText } from '../widgets/moment-text.ts';
import type { ProviderRecord } from './record/provider-record.ts';
import { wallet } from './record/wallet-methods.ts';
import { TopUpDialog } from './TopUpDialog.tsx';

export type Wallet = StaffWalletQuery['wallet'];

/** The Mana of this charity, its latest changes, and the way to change it. */
export function ProviderWallet() {
  const charity = useRecordContext<ProviderRecord>();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useAnswer(
    wallet,
    { providerId: charity?.id ?? '' },
    { enabled: charity !== undefined },
  );
  return (
    <Card component="section" aria-label="Mana of this charity" sx={{ p: 2.5 }}>
      <Typography variant="h2">Mana</Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {data && (
        <>
          <Typography sx={{ my: 1 }}>
            Balance: <strong>{formatCount(data.mana)} Mana</strong>. Broadcasts to volunteers are paid with
            it.
          </Typography>
          <Entries entries={data.entries} />
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Change Mana
          </Button>
        </>
      )}
      {data && isOpen && <TopUpDialog wallet={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Entries({ entries }: Pick<Wallet, 'entries'>) {
  if (entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>There was no change yet.</Typography>;
  }
  return (
    <Box component="ul" aria-label="Latest changes" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
      {entries.map(({ id, amount, reason, createdAt, username }) => (
        <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <strong>{amount > 0 ? `+${formatCount(amount)}` : `−${formatCount(-amount)}`}</strong> {reason}
          <Box sx={{ color: 'text.secondary' }}>
            {momentText(createdAt)}
            {username === null ? '' : `, by ${username}`}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
