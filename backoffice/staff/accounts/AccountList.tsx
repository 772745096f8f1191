import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { kindOfAccount, nameOnAccount, subscriptionName } from './account-text.ts';

/** All accounts: who is who, who is banned. */
export function AccountList() {
  const t = textsOf(consoleAccountsTexts);
  const desk = textsOf(consoleDeskTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty} createLabel={t.newOfCharity} filters={filters()}>
      <RecordTable<StaffAccountFragment>
        label={t.title}
        rowClick="show"
        primary={(account) => withBan(account, account.username)}
        secondary={(account) => (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {account.email}, {kindOfAccount(account)}
          </Box>
        )}
        columns={[
          {
            source: 'username',
            label: desk.username,
            render: (account) =>
              withBan(
                account,
                <RowLink to={`/accounts/${encodeURIComponent(account.id)}/show`}>{account.username}</RowLink>,
              ),
          },
          { source: 'email', label: desk.email },
          { source: 'nameLast', label: desk.name, render: nameOnAccount },
          { source: 'accountType', label: desk.kind, render: kindOfAccount },
          { source: 'ownProviderName', label: desk.charity },
          { source: 'subscriptionStatus', label: t.subscription, render: subscriptionName },
        ]}
      />
    </RecordList>
  );
}

function withBan({ isBanned }: StaffAccountFragment, name: ReactNode) {
  return (
    <>
      {name} {isBanned && <Tag text={textsOf(consoleDeskTexts).banned} tone="bad" />}
    </>
  );
}

function filters() {
  const t = textsOf(consoleAccountsTexts);
  const desk = textsOf(consoleDeskTexts);
  return [
    <TextInput key="q" source="q" type="search" alwaysOn label={t.part} sx={{ minWidth: 270 }} />,
    <NullableBooleanInput
      key="isBanned"
      source="isBanned"
      alwaysOn
      label={desk.banned}
      nullLabel={desk.all}
      falseLabel={t.notBanned}
      trueLabel={desk.banned}
    />,
    <SelectInput
      key="accountType"
      source="accountType"
      alwaysOn
      label={desk.kind}
      emptyText={desk.all}
      choices={[
        { id: 'Chariteer', name: t.volunteer },
        { id: 'Provider', name: t.ofCharity },
      ]}
    />,
  ];
}
