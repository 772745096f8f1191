import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Button } from '@mui/material';
import { consoleLogInTexts } from '#domain/texts/generated/console-log-in.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = { isPending: boolean; onPress: () => void };

/** Goes on by a passkey in place of what is typed. */
export function PasskeyButton({ isPending, onPress }: Props) {
  return (
    <Button
      variant="outlined"
      startIcon={<KeyIcon />}
      disabled={isPending}
      onClick={onPress}
      sx={{ justifySelf: 'start' }}
    >
      {textsOf(consoleLogInTexts).usePasskey}
    </Button>
  );
}
