import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { mayIssueLetters } from '#domain/letters/letter.ts';
import { letterPeriod, letterStateText } from '#domain/letters/letter-words.ts';
import { consoleLettersTexts } from '#domain/texts/generated/console-letters.ts';
import { lettersTexts } from '#domain/texts/generated/letters.ts';
import type { ConsoleLetterFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { spreadRow } from '../../theme/row.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { LetterDialog, revokeLetter, volunteerLetters } from './LetterDialog.tsx';

type Props = { volunteerId: string; providerId: string };

/** The letters of a charity about a volunteer's hours, and the way to make one; for who may make them. */
export function VolunteerLetters(props: Props) {
  const subject = useOrganization().session?.subject ?? null;
  return mayIssueLetters(subject, props.providerId) ? <Letters {...props} /> : null;
}

function Letters({ volunteerId: chariteerId, providerId }: Props) {
  const { data } = useAnswer(volunteerLetters, { providerId, chariteerId });
  const [isMaking, setMaking] = useState(false);
  const t = textsOf(consoleLettersTexts);
  return (
    <Box component="section" aria-label={t.title}>
      <Box sx={spreadRow}>
        <Typography variant="h2">{t.title}</Typography>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {textsOf(lettersTexts).make}
        </Button>
      </Box>
      <Box component="ul" sx={{ ...linedRows, mt: 1 }}>
        {data?.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </Box>
      {isMaking && <LetterDialog about={{ chariteerId, providerId }} onClose={() => setMaking(false)} />}
    </Box>
  );
}

function Letter({ letter }: { letter: ConsoleLetterFragment }) {
  const t = textsOf(lettersTexts);
  const { id, code, state, variant, minutes } = letter;
  const period = letterPeriod(consoleLocale(), letter);
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{period}</Box>
        <Box>
          {consoleFormats().duration(minutes)}, {t[variant]}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{letterStateText(consoleLocale(), letter)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {state === 'valid' && (
          <Button href={`/files/letters/${encodeURIComponent(id)}`} aria-label={`${t.download}, ${period}`}>
            {t.download}
          </Button>
        )}
        {code && (
          <Button href={`/letter/${encodeURIComponent(code)}`} aria-label={`${t.page}, ${period}`}>
            {t.page}
          </Button>
        )}
        {state !== 'revoked' && <Revoke id={id} period={period} />}
      </Box>
    </Box>
  );
}

function Revoke({ id, period }: { id: string; period: string }) {
  const [isAsked, setAsked] = useState(false);
  const t = textsOf(consoleLettersTexts);
  const { revoke, revokeNote } = textsOf(lettersTexts);
  const { mutate, isPending } = useChange(revokeLetter, t.revoked, { onEnd: () => setAsked(false) });
  return (
    <>
      <Button color="error" aria-label={`${revoke}, ${period}`} onClick={() => setAsked(true)}>
        {revoke}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={t.revokeTitle}
        content={revokeNote}
        confirm={revoke}
        confirmColor="warning"
        onConfirm={() => mutate({ id })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
