import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { READY_STAMP_IDS, READY_STAMPS, type ReadyStampId } from '#domain/books/ready-stamps.ts';
import { consoleFirstStepsTexts } from '#domain/texts/generated/console-first-steps.ts';
import { readyStampsTexts } from '#domain/texts/generated/ready-stamps.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { StampArt } from '../collection/StampArt.tsx';
import { createStamp } from '../collection/stamp-methods.ts';

type Props = {
  providerId: string;
  /** Where the stamp happens; null leaves it open. */
  locationId: string | null;
  onMade?: () => void;
};

/** Ready-made stamps: a tap makes one, with its words in three languages. */
export function ReadyStamps({ providerId, locationId, onMade }: Props) {
  const t = textsOf(consoleFirstStepsTexts);
  const { mutate, isPending } = useChange(
    createStamp,
    ({ stampTitle }) => t.made({ title: stampTitle ?? '' }),
    { onDone: onMade },
  );
  const make = (ready: ReadyStampId) => mutate({ input: { providerId, ready, locationId } });
  return (
    <Card component="section" aria-labelledby="ready-stamps" sx={{ p: 2 }}>
      <Typography id="ready-stamps" variant="h2">
        {t.ready}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t.readyNote}</Typography>
      <Box component="ul" sx={grid}>
        {READY_STAMP_IDS.map((id) => (
          <li key={id}>
            <ReadyStampButton id={id} isDisabled={isPending} onClick={() => make(id)} />
          </li>
        ))}
      </Box>
    </Card>
  );
}

type ButtonProps = { id: ReadyStampId; isDisabled: boolean; onClick: () => void };

function ReadyStampButton({ id, isDisabled, onClick }: ButtonProps) {
  const t = textsOf(readyStampsTexts);
  const { stampIcon, category } = READY_STAMPS[id];
  return (
    <ButtonBase disabled={isDisabled} onClick={onClick} sx={button}>
      <StampArt stamped={{ stampIcon, serviceTags: [category] }} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {t[id]}
        </Typography>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t[`${id}_TEXT`]}
        </Typography>
      </Box>
    </ButtonBase>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
};

const button = {
  width: '100%',
  height: '100%',
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
};
