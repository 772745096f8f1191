import { Box, Card, FormControl, FormControlLabel, FormLabel, Link, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { consoleDuplicatesTexts } from '#domain/texts/generated/console-duplicates.ts';
import type { PreviewMergeMutation, StaffAccountFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { Fact, Facts } from '../../widgets/lists/Facts.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { PageHeading } from '../../widgets/pages/PageTitle.tsx';
import { nameOnAccount } from '../accounts/account-text.ts';
import { momentText } from '../widgets/moment-text.ts';
import { GuardianNote } from './GuardianNote.tsx';
import { MergeButton, previewMerge } from './MergeButton.tsx';
import { PreviewTable } from './PreviewTable.tsx';

type Preview = PreviewMergeMutation['previewMerge'];

/** Page that compares two records, previews their merge and starts it. */
export function ComparePage() {
  const t = textsOf(consoleDuplicatesTexts);
  const [oneId = '', otherId = ''] = (useParams().id ?? '').split('~');
  const [isSwapped, setSwapped] = useState(false);
  const [keptId, droppedId] = isSwapped ? [otherId, oneId] : [oneId, otherId];
  const sides = { keptId, droppedId };
  const { data, error, refetch } = useAnswer(previewMerge, sides, {
    keepsLast: true,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageHeading text={t.compare} />
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        <Link component={RouterLink} to="/doubles">
          {t.back}
        </Link>
        {error && <FailureAlert error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <Compared preview={data} sides={sides} isKnown={!error} onSwap={() => setSwapped(!isSwapped)} />
        )}
      </Box>
    </>
  );
}

type Props = {
  preview: Preview;
  sides: { keptId: string; droppedId: string };
  isKnown: boolean;
  onSwap: () => void;
};

function Compared({ preview, sides, isKnown, onSwap }: Props) {
  const t = textsOf(consoleDuplicatesTexts);
  const people = [preview.kept, preview.dropped].sort((one, other) => one.id.localeCompare(other.id));
  const isCurrent = isKnown && preview.kept.id === sides.keptId;
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t.whichStays}</FormLabel>
        <RadioGroup row value={sides.keptId} onChange={onSwap}>
          {people.map(({ id, username }) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={username} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {people.map((person) => (
          <Person
            key={person.id}
            {...person}
            isKept={person.id === sides.keptId}
            guardians={guardiansOf(preview, person.id)}
          />
        ))}
      </Box>
      {isCurrent && (
        <>
          <GuardianNote {...preview} />
          <PreviewTable parts={preview.parts} />
          <MergeButton
            kept={preview.kept}
            dropped={preview.dropped}
            isOfChild={preview.guardians.length > 0}
          />
        </>
      )}
    </>
  );
}

/** Usernames of the guardians who have one of the two records now. */
function guardiansOf({ kept, guardians }: Preview, id: string): string[] {
  const own = guardians.filter(({ hasKept, hasDropped }) => (id === kept.id ? hasKept : hasDropped));
  return own.map(({ username }) => username);
}

type PersonProps = StaffAccountFragment & { isKept: boolean; guardians: readonly string[] };

function Person({ isKept, guardians, ...person }: PersonProps) {
  const t = textsOf(consoleDuplicatesTexts);
  const desk = textsOf(consoleDeskTexts);
  const { username, email, dateOfBirth, createdAt } = person;
  const title = isKept ? t.stays({ username }) : t.ends({ username });
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: 2.5, minWidth: 0, borderTop: 4, borderColor: isKept ? 'primary.main' : 'divider' }}
    >
      <Box component="h2" sx={{ m: 0, mb: 1.5, typography: 'h2', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Facts>
        <Fact term={desk.name}>{nameOnAccount(person)}</Fact>
        {guardians.length > 0 && <Fact term={t.guardian}>{guardians.join(', ')}</Fact>}
        <Fact term={desk.email}>{email}</Fact>
        <Fact term={t.born}>{dateOfBirth === null ? '–' : consoleFormats().date(dateOfBirth)}</Fact>
        <Fact term={t.since}>{momentText(createdAt)}</Fact>
      </Facts>
    </Card>
  );
}
