import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleRecapShareTexts } from '#domain/texts/generated/console-recap-share.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import {
  RecapSharedAtDocument,
  ShareRecapDocument,
  UnshareRecapDocument,
} from '../../gql/generated/recaps.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useChange } from '../../widgets/forms/use-change.ts';

/** Since when a recap has a secret address; null where it has none. */
const recapSharedAt = reading(RecapSharedAtDocument, (data) => data.recapSharedAt);

/** Returns the new address. */
const shareRecap = writing(ShareRecapDocument, (data) => data.shareRecap.address);

const unshareRecap = writing(UnshareRecapDocument, (data) => data.unshareRecap);

type Props = { providerId: string; period: string };

/** Makes and ends the secret address under which others read the figures of a period. */
export function ShareRecap(asked: Props) {
  const t = textsOf(consoleRecapShareTexts);
  const { data: sharedAt } = useAnswer(recapSharedAt, asked);
  const [address, setAddress] = useState<string | null>(null);
  const share = useChange(shareRecap, t.made, { onDone: setAddress });
  const unshare = useChange(unshareRecap, t.ended, { onDone: () => setAddress(null) });
  if (sharedAt === undefined) return null;
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5 }}>
      <Typography variant="h3">{t.title}</Typography>
      <Typography>
        {t.note}
        {sharedAt && ` ${t.since({ day: consoleFormats().date(newYorkDay(Date.parse(sharedAt))) })}`}
      </Typography>
      {address && (
        <TextField
          label={t.link}
          value={address}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          disabled={share.isPending}
          onClick={() => share.mutate(asked)}
        >
          {sharedAt ? t.makeNew : t.make}
        </Button>
        {sharedAt && (
          <Button disabled={unshare.isPending} onClick={() => unshare.mutate(asked)}>
            {t.end}
          </Button>
        )}
      </Box>
    </Card>
  );
}
