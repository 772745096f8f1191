import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, ImageInput, TextInput, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PICTURE_LIMITS, problemOfAltText, tidyAltText } from '#domain/pictures/picture.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consolePictureRefusalsTexts } from '#domain/texts/generated/console-picture-refusals.ts';
import { consolePicturesTexts } from '#domain/texts/generated/console-pictures.ts';
import { ConsoleError, messageOf } from '../api-client/error-code.ts';
import type { ConsolePictureFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { useChange } from '../widgets/forms/use-change.ts';
import { ChosenPicture, KeptPicture } from './PictureOfCard.tsx';
import { describePicture, type PictureSubject, removePicture } from './picture-methods.ts';
import { sendPicture } from './send-picture.ts';

type Values = { picture: { rawFile?: File } | null; altText: string };
type Props = {
  subject: PictureSubject;
  /** What is shown there now. */
  picture: ConsolePictureFragment | null;
  onChanged: () => void;
};

/** HEIC is chosen, and refused with what to do instead. */
const ACCEPTED = { 'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'] };

/** Chooses, describes, sends and removes the picture of one place. What is wrong stands at the fields. */
export function PictureForm({ subject, picture, onChanged }: Props) {
  const t = textsOf(consolePicturesTexts);
  // That of its stamp is not the quest's to change.
  const own = subject.place === 'QUEST' && picture?.questId !== subject.id ? null : picture;
  const { state, send } = useSending(subject, own, onChanged);
  const { mutate, isPending } = useChange(describePicture, t.described, { onDone: onChanged });
  const submit = ({ picture: chosen, altText: typed }: Values) => {
    const altText = tidyAltText(typed);
    if (chosen?.rawFile) return send(chosen.rawFile, altText);
    if (own) mutate({ id: own.id, altText });
  };
  return (
    <Form
      key={own?.id ?? 'none'}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ picture: null, altText: own?.altText ?? '' }}
      validate={(values: object) => problemsOf(values as Values, own !== null)}
      onSubmit={(values: object) => submit(values as Values)}
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 1.5, '& > *': { maxWidth: '100%' } }}>
        {picture && <KeptPicture picture={picture} />}
        {picture && !own && <Typography>{t.fromStamp}</Typography>}
        <ImageInput
          source="picture"
          label={own ? t.replace : false}
          labelSingle={t.choose}
          // The words that stand there belong to the place where files are dropped.
          inputProps={{ 'aria-label': own ? t.replace : t.choose }}
          helperText={t.formats}
          accept={ACCEPTED}
          sx={{ width: '100%' }}
        >
          <ChosenPicture />
        </ImageInput>
        <TextInput
          source="altText"
          label={t.altLabel}
          helperText={t.altHint}
          fullWidth
          multiline
          slotProps={{ htmlInput: { maxLength: PICTURE_LIMITS.altTextMax } }}
        />
        {state.part !== null && <Progress part={state.part} />}
        {state.problem && <Alert severity="error">{state.problem}</Alert>}
        <Buttons own={own} isBusy={state.part !== null || isPending} onChanged={onChanged} />
      </Box>
    </Form>
  );
}

function problemsOf({ picture, altText }: Values, hasOwn: boolean): Record<string, string> {
  const t = textsOf(consolePictureRefusalsTexts);
  const problem = problemOfAltText(tidyAltText(altText ?? ''));
  const size = picture?.rawFile?.size ?? 0;
  return {
    ...(problem === 'missing' && { altText: t.altMissing }),
    ...(problem === 'tooLong' && { altText: t.altTooLong({ most: PICTURE_LIMITS.altTextMax }) }),
    ...(!picture?.rawFile && !hasOwn && { picture: t.none }),
    ...(size > PICTURE_LIMITS.mostBytes && { picture: t.tooLarge }),
  };
}

/** Sending, how far it is, and what came of it: the form keeps what was chosen where it fails. */
function useSending(subject: PictureSubject, own: ConsolePictureFragment | null, onChanged: () => void) {
  const t = textsOf(consolePicturesTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [state, setState] = useState<{ part: number | null; problem: string | null }>({
    part: null,
    problem: null,
  });
  const send = async (file: File, altText: string) => {
    setState({ part: 0, problem: null });
    try {
      const sent = { file, altText, expectedId: own?.id ?? '' };
      await sendPicture(subject, sent, (part) => setState({ part, problem: null }));
      setState({ part: null, problem: null });
      notify(t.saved, { type: 'success' });
      onChanged();
      refresh();
    } catch (error) {
      const isOvertaken = error instanceof ConsoleError && error.code === 'EDIT_CONFLICT';
      setState({ part: null, problem: isOvertaken ? t.overtaken : messageOf(error) });
      if (isOvertaken) onChanged();
    }
  };
  return { state, send };
}

function Progress({ part }: { part: number }) {
  const t = textsOf(consolePicturesTexts);
  const text = part < 1 ? t.sending({ percent: Math.floor(part * 100) }) : t.making;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{text}</Typography>
      <LinearProgress
        aria-label={text}
        {...(part < 1 ? { variant: 'determinate', value: part * 100 } : { variant: 'indeterminate' })}
      />
    </Box>
  );
}

type ButtonsProps = { own: ConsolePictureFragment | null; isBusy: boolean; onChanged: () => void };

function Buttons({ own, isBusy, onChanged }: ButtonsProps) {
  const t = textsOf(consolePicturesTexts);
  const isChosen = useWatch<Values, 'picture'>({ name: 'picture' }) !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isChosen || !own ? t.upload : t.saveAlt}
      </Button>
      {own && (
        <AskedChange
          method={removePicture}
          variables={{ id: own.id }}
          doneText={t.removed}
          onEnd={(isDone) => isDone && onChanged()}
          title={t.removeTitle}
          content={t.removeText}
          confirm={t.remove}
          cancel={textsOf(consoleFormsTexts).cancel}
        >
          {(ask) => (
            <Button color="error" disabled={isBusy} onClick={ask}>
              {t.remove}
            </Button>
          )}
        </AskedChange>
      )}
    </Box>
  );
}
