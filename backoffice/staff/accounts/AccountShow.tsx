import { Box, Card, Link, Typography } from '@mui/material';
import { ListButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { Fact, Facts } from '../../widgets/lists/Facts.tsx';
import { RecordTitle } from '../../widgets/pages/PageTitle.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { AccountBan } from './AccountBan.tsx';
import { BirthDateForm, SubscriptionForm } from './AccountForms.tsx';
import { kindOfAccount, nameOnAccount } from './account-text.ts';

/** Page of an account, with what staff can do about it. */
export function AccountShow() {
  const t = textsOf(consoleAccountsTexts);
  return (
    <Show
      component={Box}
      title={<RecordTitle source="username" kind={t.account} />}
      actions={
        <TopToolbar>
          <ListButton label={t.back} />
        </TopToolbar>
      }
      queryOptions={{ retry: isWorthRetrying, onError: useLoadFailure('accounts'), meta: WHOLE }}
    >
      <Box sx={columns}>
        <AccountFacts />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <SubscriptionForm />
          <BirthDateForm />
          <AccountBan />
        </Box>
      </Box>
    </Show>
  );
}

// Of an account just made react-admin knows the id alone: ask under another key.
const WHOLE = { isWhole: true };

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
};

function AccountFacts() {
  const account = useRecordContext<StaffAccountFragment>();
  if (!account) return null;
  const t = textsOf(consoleAccountsTexts);
  const desk = textsOf(consoleDeskTexts);
  const { id, email, ownProviderId, ownProviderName, createdAt, isStaff } = account;
  const filter = encodeURIComponent(JSON.stringify({ about: id }));
  return (
    <Card component="section" aria-label={t.account} sx={{ p: 2.5 }}>
      <Facts>
        <Fact term={desk.email}>{email}</Fact>
        <Fact term={desk.name}>{nameOnAccount(account) || t.notGiven}</Fact>
        <Fact term={desk.kind}>{kindOfAccount(account)}</Fact>
        <Fact term={t.isStaff}>{desk.yesOrNo({ is: isStaff ? 'yes' : 'other' })}</Fact>
        {ownProviderId && (
          <Fact term={desk.charity}>
            <Link component={RouterLink} to={`/providers/${encodeURIComponent(ownProviderId)}`}>
              {ownProviderName}
            </Link>
          </Fact>
        )}
        <Fact term={t.made}>{momentText(createdAt)}</Fact>
      </Facts>
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={`/audit?filter=${filter}`}>
          {t.log}
        </Link>
      </Typography>
    </Card>
  );
}
