import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { checkTopUp, TOP_UP_LIMITS } from '#domain/alerts/mana.ts';
import { formatCount } from '#domain/text/format.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import type { Wallet } from './ProviderWallet.tsx';
import { topUpWallet } from './record/wallet-methods.ts';

/** Adds Mana to a charity's wallet, or takes it out with a minus. */
export function TopUpDialog({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) {
  const titleId = useId();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { save, isPending, problem, check } = useTopUp(wallet, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        Change Mana
      </DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (check(amount, reason)) save(amount, reason);
        }}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
          <Typography>
            There are {formatCount(wallet.mana)} Mana. A minus takes some out. Every change stays in the list.
          </Typography>
          <TextField
            label="Mana to add"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            margin="none"
            autoFocus
            required
          />
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText="The charity's managers can read it."
            margin="none"
            required
            slotProps={{ htmlInput: { maxLength: TOP_UP_LIMITS.reasonMax } }}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useTopUp({ id, mana }: Wallet, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useRefresh();
  const { mutate, isPending } = useChange(topUpWallet, 'The Mana has been changed.', {
    onDone,
    // What was typed stays; the balance beside it is asked for again.
    onError: (error) => {
      setProblem(error.message);
      refresh();
    },
  });
  const check = (amount: string, reason: string) => {
    const found = checkTopUp({ amount: amountOf(amount), reason }, mana);
    setProblem(found);
    return found === null;
  };
  const save = (amount: string, reason: string) =>
    mutate({ providerId: id, amount: amountOf(amount), reason, seenMana: mana });
  return { save, isPending, problem, check };
}

function amountOf(typed: string): number {
  return /^[+-]?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}
