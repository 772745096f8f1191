import { Box, Button, Card, Typography } from '@mui/material';
import { useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import type { ProviderRecord } from './record/provider-record.ts';

/** The accounts that stand for this charity, and the way to another one. */
export function ProviderAccounts() {
  const charity = useRecordContext<ProviderRecord>();
  const { data, error, refetch } = useGetList<StaffAccountFragment>(
    'accounts',
    { filter: { providerId: charity?.id }, pagination: { page: 1, perPage: 100 } },
    { enabled: charity !== undefined, onError: () => undefined },
  );
  const t = textsOf(consoleCharitiesTexts);
  const prefilled = encodeURIComponent(JSON.stringify({ providerId: charity?.id }));
  return (
    <Card component="section" aria-label={t.accountsOf} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.accounts}</Typography>
      {error && (
        <Typography role="alert">
          {error.message}{' '}
          <Button onClick={() => void refetch()}>{textsOf(consoleNoticesTexts).tryAgain}</Button>
        </Typography>
      )}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.noAccounts}</Typography>}
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {data?.map(({ id, username, email, isBanned }) => (
          <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <RowLink to={`/accounts/${encodeURIComponent(id)}/show`}>{username}</RowLink>{' '}
            {isBanned && <Tag text={textsOf(consoleDeskTexts).banned} tone="bad" />}
            <Box sx={{ color: 'text.secondary' }}>{email}</Box>
          </Box>
        ))}
      </Box>
      <Button component={Link} variant="outlined" to={`/accounts/create?source=${prefilled}`}>
        {t.newAccount}
      </Button>
    </Card>
  );
}
