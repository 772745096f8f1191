import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleIntroductionTexts } from '#domain/texts/generated/console-introduction.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { ownIntroduction, setIntroduction } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';

/** For an adult in a charity's group: the first name and a sentence, for the quests that name them as who leads. */
export function OwnIntroduction({ group: { managedProviderId, viewerRoleNames } }: { group: Group }) {
  const isMember = managedProviderId !== null && viewerRoleNames.length > 0;
  const { data } = useAnswer(ownIntroduction, {}, { enabled: isMember });
  if (!isMember || !data || data.isYoung) return null;
  return <IntroductionForm introduction={data.introduction ?? ''} isIntroduced={data.isIntroduced} />;
}

const { introductionMax: MAX } = QUEST_LIMITS;

type Kept = { introduction: string; isIntroduced: boolean };

function IntroductionForm(kept: Kept) {
  const t = textsOf(consoleIntroductionTexts);
  const [{ introduction, isIntroduced }, setTyped] = useState<Kept>(kept);
  const { mutate, isPending } = useChange(setIntroduction, t.saved);
  const count = [...introduction].length;
  const isMissing = isIntroduced && introduction.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ introduction, isIntroduced });
  };
  return (
    <Box component="form" aria-labelledby="introduction" onSubmit={send} sx={{ mt: 3, maxWidth: '70ch' }}>
      <Typography id="introduction" variant="h3">
        {t.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t.help}</Typography>
      <TextField
        label={t.sentence}
        value={introduction}
        onChange={({ target }) => setTyped({ introduction: target.value, isIntroduced })}
        error={count > MAX}
        helperText={introduction === '' ? t.example : textsOf(consoleFormsTexts).counted({ count, max: MAX })}
        multiline
        fullWidth
        margin="normal"
      />
      <FormControlLabel
        label={t.isShown}
        control={
          <Switch
            checked={isIntroduced}
            onChange={({ target }) => setTyped({ introduction, isIntroduced: target.checked })}
          />
        }
      />
      <Box sx={{ mt: 1 }}>
        <Button type="submit" variant="outlined" disabled={isPending || isMissing || count > MAX}>
          {t.save}
        </Button>
      </Box>
    </Box>
  );
}
