import { Button, Stack } from '@mui/material';
import { consoleWalletTexts } from '#domain/texts/generated/console-wallet.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { useMethod } from '../resources/use-method.ts';
import type { AlertDesk } from './alert-choice.ts';
import { buyMana } from './alert-methods.ts';

/** Buttons that lead to where a package of Mana is paid, and back here. */
export function ManaPackages({ desk: { packages, quest } }: { desk: AlertDesk }) {
  const t = textsOf(consoleWalletTexts);
  const { mutate, isPending } = useMethod(buyMana, { onSuccess: ({ url }) => window.location.assign(url) });
  const dollars = new Intl.NumberFormat(consoleLocale(), { style: 'currency', currency: 'USD' });
  return (
    <Stack spacing={1}>
      {packages.map(({ mana, cents }) => (
        <Button
          key={mana}
          variant="outlined"
          aria-busy={isPending}
          onClick={() => isPending || mutate({ providerId: quest.providerId, mana, questId: quest.id })}
        >
          {t.buy({ mana, price: dollars.format(cents / 100) })}
        </Button>
      ))}
    </Stack>
  );
}
