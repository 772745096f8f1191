import { Typography } from '@mui/material';
import { TextInput, useRefresh } from 'react-admin';
import { checkTopUp, TOP_UP_LIMITS } from '#domain/alerts/mana.ts';
import { formatCount } from '#domain/text/format.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useChange } from '../../widgets/forms/use-change.ts';
import type { Wallet } from './ProviderWallet.tsx';
import { topUpWallet } from './record/wallet-methods.ts';

const NOTHING = { amount: '', reason: '' };

/** Adds Mana to a charity's wallet, or takes it out with a minus. */
export function TopUpDialog({ wallet: { id, mana }, onClose }: { wallet: Wallet; onClose: () => void }) {
  // Refused, what was typed stays; the balance beside it is asked for again.
  const refresh = useRefresh();
  const { mutateAsync: topUp } = useChange(topUpWallet, 'The Mana has been changed.', { onError: refresh });
  return (
    <FormDialog
      title="Change Mana"
      onClose={onClose}
      values={NOTHING}
      onSubmit={async (typed) => {
        const change = { amount: amountOf(typed.amount), reason: typed.reason };
        const problem = checkTopUp(change, mana);
        if (problem !== null) throw new Error(problem);
        await topUp({ providerId: id, ...change, seenMana: mana });
      }}
      isNew
      isJudgedLate
    >
      <Typography>
        There are {formatCount(mana)} Mana. A minus takes some out. Every change stays in the list.
      </Typography>
      <TextInput
        source="amount"
        label="Mana to add"
        autoFocus
        isRequired
        helperText={false}
        parse={asTyped}
      />
      <TextInput
        source="reason"
        label="Reason"
        isRequired
        helperText="The charity's managers can read it."
        parse={asTyped}
        slotProps={{ htmlInput: { maxLength: TOP_UP_LIMITS.reasonMax } }}
      />
    </FormDialog>
  );
}

const asTyped = (typed: string) => typed;

function amountOf(typed: string): number {
  return /^[+-]?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}
