import { Box } from '@mui/material';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList, TextInput } from 'react-admin';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { kindOfAccount, nameOnAccount } from './account-text.ts';

const Column = DataTable.Col<StaffAccountFragment>;

/** All accounts: who is who, who is banned. */
export function AccountList() {
  const isNarrow = useIsNarrowPage();
  return (
    <RecordList
      title="Accounts"
      emptyTitle="No accounts yet"
      createLabel="New account of a charity"
      filters={FILTERS}
    >
      {isNarrow ? (
        <SimpleList<StaffAccountFragment>
          rowClick="show"
          empty={<NothingFits />}
          primaryText={({ username, isBanned }) => (
            <>
              {username} {isBanned && <Tag text="Banned" tone="bad" />}
            </>
          )}
          secondaryText={(account) => (
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {account.email}, {kindOfAccount(account)}
            </Box>
          )}
        />
      ) : (
        <AccountTable />
      )}
    </RecordList>
  );
}

function AccountTable() {
  return (
    <DataTable<StaffAccountFragment>
      rowClick="show"
      bulkActionButtons={false}
      empty={<NothingFits />}
      aria-label="Accounts"
    >
      <Column
        source="username"
        label="Username"
        disableSort
        render={({ id, username, isBanned }) => (
          <>
            <RowLink to={`/accounts/${encodeURIComponent(id)}/show`}>{username}</RowLink>{' '}
            {isBanned && <Tag text="Banned" tone="bad" />}
          </>
        )}
      />
      <Column source="email" label="E-mail" disableSort />
      <Column source="nameLast" label="Name" disableSort render={nameOnAccount} />
      <Column source="accountType" label="Kind" disableSort render={kindOfAccount} />
      <Column source="ownProviderName" label="Charity" disableSort />
      <Column source="subscriptionStatus" label="Subscription" disableSort />
    </DataTable>
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
