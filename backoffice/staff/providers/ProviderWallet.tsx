import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { consoleWalletTexts } from '#domain/texts/generated/console-wallet.ts';
import type { StaffWalletQuery } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { RichWords } from '../../widgets/notices/RichWords.tsx';
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
  const t = textsOf(consoleWalletTexts);
  return (
    <Card component="section" aria-label={t.ofCharity} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.title}</Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {data && (
        <>
          <Typography sx={{ my: 1 }}>
            <RichWords text={t.balance({ mana: data.mana })} strong={(words) => <strong>{words}</strong>} />
          </Typography>
          <Entries entries={data.entries} />
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t.change}
          </Button>
        </>
      )}
      {data && isOpen && <TopUpDialog wallet={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Entries({ entries }: Pick<Wallet, 'entries'>) {
  const t = textsOf(consoleWalletTexts);
  const { count } = consoleFormats();
  if (entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t.noChange}</Typography>;
  }
  return (
    <Box component="ul" aria-label={t.latest} sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
      {entries.map(({ id, amount, reason, createdAt, username }) => (
        <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <strong>{amount > 0 ? `+${count(amount)}` : `−${count(-amount)}`}</strong> {reason}
          <Box sx={{ color: 'text.secondary' }}>
            {username === null ? momentText(createdAt) : t.whenBy({ when: momentText(createdAt), username })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
