import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordTable } from '../../widgets/lists/RecordTable.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { kindOfAccount, nameOnAccount } from './account-text.ts';

/** All accounts: who is who, who is banned. */
export function AccountList() {
  return (
    <RecordList
      title="Accounts"
      emptyTitle="No accounts yet"
      createLabel="New account of a charity"
      filters={FILTERS}
    >
      <RecordTable<StaffAccountFragment>
        label="Accounts"
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
            label: 'Username',
            render: (account) =>
              withBan(
                account,
                <RowLink to={`/accounts/${encodeURIComponent(account.id)}/show`}>{account.username}</RowLink>,
              ),
          },
          { source: 'email', label: 'E-mail' },
          { source: 'nameLast', label: 'Name', render: nameOnAccount },
          { source: 'accountType', label: 'Kind', render: kindOfAccount },
          { source: 'ownProviderName', label: 'Charity' },
          { source: 'subscriptionStatus', label: 'Subscription' },
        ]}
      />
    </RecordList>
  );
}

function withBan({ isBanned }: StaffAccountFragment, name: ReactNode) {
  return (
    <>
      {name} {isBanned && <Tag text="Banned" tone="bad" />}
    </>
  );
}

const FILTERS = [
  <TextInput
    key="q"
    source="q"
    type="search"
    alwaysOn
    label="Part of username, e-mail or name"
    sx={{ minWidth: 270 }}
  />,
  <NullableBooleanInput
    key="isBanned"
    source="isBanned"
    alwaysOn
    label="Banned"
    nullLabel="All"
    falseLabel="Not banned"
    trueLabel="Banned"
  />,
  <SelectInput
    key="accountType"
    source="accountType"
    alwaysOn
    label="Kind"
    emptyText="All"
    choices={[
      { id: 'Chariteer', name: 'Volunteer' },
      { id: 'Provider', name: 'Charity' },
    ]}
  />,
];
