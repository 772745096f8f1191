import { Button, Card, LinearProgress, Typography } from '@mui/material';
import { consoleCharityProfileTexts } from '#domain/texts/generated/console-charity-profile.ts';
import { CsvButton } from '../files/CsvButton.tsx';
import { ConsoleAskForCharityFileDocument, ConsoleCharityFileDocument } from '../gql/generated/charity.ts';
import type { ConsoleFileStateFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { reading, writing } from '../resources/method.ts';
import { useAnswer, useMethod } from '../resources/use-method.ts';
import { momentText } from '../staff/widgets/moment-text.ts';
import { FailureAlert } from '../widgets/notices/Failure.tsx';

/** The file with everything of a charity, as it was asked for last. */
const charityFile = reading(ConsoleCharityFileDocument, (data) => data.charityFile ?? null);

const askForCharityFile = writing(ConsoleAskForCharityFileDocument, (data) => data.askForCharityFile);

/** Time between two looks at a file that is being made. */
const LOOK_MS = 3_000;

/** Everything of the charity as one file: asked for, made in the background, downloaded within a day. */
export function CharityFileCard({ providerId }: { providerId: string }) {
  const t = textsOf(consoleCharityProfileTexts);
  const { data, error, isPending, refetch } = useAnswer(
    charityFile,
    { providerId },
    { refetchInterval: ({ state }) => (state.data?.state === 'making' ? LOOK_MS : false) },
  );
  const { mutate, isPending: isAsking } = useMethod(askForCharityFile, { onSuccess: () => void refetch() });
  return (
    <Card component="section" aria-label={t.allData} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t.allData}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t.allDataLead}</Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      <div role="status">{data && <FileState file={data} />}</div>
      {data?.state === 'ready' && (
        <CsvButton label={t.downloadFile} address="/files/charity.zip" asked={{ providerId }} />
      )}
      {!isPending && !error && (
        <Button
          variant={data?.state === 'ready' ? 'text' : 'outlined'}
          disabled={isAsking || data?.state === 'making'}
          onClick={() => mutate({ providerId })}
        >
          {data?.state === 'ready' ? t.prepareAgain : t.prepareFile}
        </Button>
      )}
    </Card>
  );
}

function FileState({ file: { state, percent, expiresAt } }: { file: ConsoleFileStateFragment }) {
  const t = textsOf(consoleCharityProfileTexts);
  if (state === 'failed') return <Typography>{t.fileFailed}</Typography>;
  if (state === 'ready' && expiresAt !== null)
    return <Typography>{t.fileUntil({ when: momentText(expiresAt) })}</Typography>;
  return (
    <>
      <Typography>{t.preparingFile({ percent })}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={t.preparingFile({ percent })} />
    </>
  );
}
