import { Box, Button, Card, Typography } from '@mui/material';
import type { WalkInBand } from '#domain/attendance/walk-in.ts';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { consoleWalkInsTexts } from '#domain/texts/generated/console-walk-ins.ts';
import type { WalkInsQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { useChange } from '../../widgets/forms/use-change.ts';
import { recordWalkInPapers, removeWalkIn, sendWalkInLink, walkIns } from './walk-in-methods.ts';

type WalkIn = WalkInsQuery['walkIns'][number];

/** People who came without an account; nothing where no one did. */
export function WalkIns({ questId }: { questId: string }) {
  const t = textsOf(consoleWalkInsTexts);
  const { data: people = [] } = useAnswer(walkIns, { questId });
  if (people.length === 0) return null;
  const title = t.title({ count: people.filter(({ consent }) => consent !== 'refused').length });
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, overflowWrap: 'anywhere' }}>
        {people.map((one) => (
          <WalkInRow key={one.id} {...one} />
        ))}
      </Box>
    </Card>
  );
}

function WalkInRow({ id, givenName, lastInitial, ages, consent, unsigned }: WalkIn) {
  const t = textsOf(consoleWalkInsTexts);
  const papers = textsOf(consoleDocumentsTexts);
  const name = givenName === null ? t.erased : `${givenName} ${lastInitial}.`;
  const titles = unsigned?.join(', ');
  const { mutate: record, isPending: isRecording } = useChange(recordWalkInPapers, papers.paperRecorded);
  const { mutate: send, isPending: isSending } = useChange(sendWalkInLink, t.resent);
  return (
    <Box component="li" sx={walkInRow}>
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <b>{name}</b>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
          {[bandText(ages), consent && t[consent]].filter(Boolean).join(' · ')}
        </Box>
        {titles && <Box sx={{ typography: 'body2', fontWeight: 650 }}>{papers.toSign({ titles })}</Box>}
      </Box>
      {titles && (
        <Button
          disabled={isRecording}
          onClick={() => record({ id })}
          aria-label={papers.signedOnPaperBy({ name, title: titles })}
        >
          {papers.signedOnPaper}
        </Button>
      )}
      {consent === 'asked' && givenName !== null && (
        <Button disabled={isSending} onClick={() => send({ id })} aria-label={t.resendOf({ name })}>
          {t.resend}
        </Button>
      )}
      <AskedChange
        method={removeWalkIn}
        variables={{ id }}
        doneText={t.removed({ name })}
        title={t.removeTitle({ name })}
        content={t.removeContent}
        confirm={t.remove}
        cancel={t.keep}
      >
        {(ask) => (
          <Button color="error" onClick={ask} aria-label={t.removeOf({ name })}>
            {t.remove}
          </Button>
        )}
      </AskedChange>
    </Box>
  );
}

export function bandText(band: WalkInBand): string {
  const t = textsOf(consoleWalkInsTexts);
  return { ADULT: t.adult, AGE_14_17: t.teen, AGE_10_13: t.child, UNDER_10: t.youngest }[band];
}

/** Style of a row with buttons. */
export const walkInRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  '& button': { minHeight: 44 },
};
