import { Typography } from '@mui/material';
import { TextInput, useRefresh } from 'react-admin';
import { checkTopUp, TOP_UP_LIMITS } from '#domain/alerts/mana.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleWalletTexts } from '#domain/texts/generated/console-wallet.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useChange } from '../../widgets/forms/use-change.ts';
import type { Wallet } from './ProviderWallet.tsx';
import { topUpWallet } from './record/wallet-methods.ts';

const NOTHING = { amount: '', reason: '' };

/** Adds Mana to a charity's wallet, or takes it out with a minus. */
export function TopUpDialog({ wallet: { id, mana }, onClose }: { wallet: Wallet; onClose: () => void }) {
  const t = textsOf(consoleWalletTexts);
  // Refused, what was typed stays; the balance beside it is asked for again.
  const refresh = useRefresh();
  const { mutateAsync: topUp } = useChange(topUpWallet, t.changed, { onError: refresh });
  return (
    <FormDialog
      title={t.change}
      onClose={onClose}
      values={NOTHING}
      onSubmit={async (typed) => {
        const change = { amount: amountOf(typed.amount), reason: typed.reason };
        const problem = checkTopUp(t, change, mana);
        if (problem !== null) throw new Error(problem);
        await topUp({ providerId: id, ...change, seenMana: mana });
      }}
      isNew
      isJudgedLate
    >
      <Typography>{t.there({ mana })}</Typography>
      <TextInput source="amount" label={t.toAdd} autoFocus isRequired parse={asTyped} />
      <TextInput
        source="reason"
        label={textsOf(consoleDeskTexts).reason}
        isRequired
        helperText={t.readByManagers}
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
