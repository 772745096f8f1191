import {
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  FormGroup,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { MOST_REMINDERS } from '#domain/messages/reminders/reminder.ts';
import { consoleMessagesTexts } from '#domain/texts/generated/console-messages.ts';
import type { ReminderSettingQuery } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { reminderSetting, setReminders } from './message-methods.ts';
import { reminderChoices, remindersText } from './reminder-words.ts';

type Props = {
  providerId: string;
  /** The stamp whose quests they are for; left out, all quests of the charity. */
  stampId?: string;
};
type Setting = ReminderSettingQuery['reminderSetting'];

/** Which reminders go before a charity's quests, or before those of one stamp: what holds, and a choice. */
export function RemindersCard({ providerId, stampId }: Props) {
  const asked = { providerId, stampId: stampId ?? null };
  const { data, error, refetch } = useAnswer(reminderSetting, asked, { staleTime: 0, gcTime: 0 });
  const t = textsOf(consoleMessagesTexts);
  return (
    <Card component="section" aria-label={t.heading} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 760 }}>
      <Typography variant="h2">{t.heading}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 0.5 }}>
        {stampId ? t.stampIntro : t.intro}
      </Typography>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data && <Choice key={JSON.stringify(data)} {...asked} {...data} />}
    </Card>
  );
}

function Choice({
  providerId,
  stampId,
  chosen,
  reminders,
}: Setting & { providerId: string; stampId: string | null }) {
  const t = textsOf(consoleMessagesTexts);
  const [isOwn, setOwn] = useState(stampId === null || chosen !== null);
  const [ticked, setTicked] = useState<readonly string[]>(reminders);
  const { mutate, isPending } = useChange(setReminders, t.saved);
  const save = () => mutate({ providerId, stampId, reminders: isOwn ? [...ticked] : null });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>{remindersText(isOwn ? ticked : reminders)}</Typography>
      {stampId !== null && (
        <RadioGroup
          aria-label={t.heading}
          value={isOwn ? 'own' : 'charity'}
          onChange={(_, value) => setOwn(value === 'own')}
        >
          <FormControlLabel value="charity" control={<Radio />} label={t.asCharity} />
          <FormControlLabel value="own" control={<Radio />} label={t.ownOnes} />
        </RadioGroup>
      )}
      {isOwn && <Ticks ticked={ticked} onChange={setTicked} />}
      <Button variant="contained" onClick={save} disabled={isPending} sx={{ justifySelf: 'start' }}>
        {t.save}
      </Button>
    </Box>
  );
}

function Ticks({ ticked, onChange }: { ticked: readonly string[]; onChange: (ticked: string[]) => void }) {
  const t = textsOf(consoleMessagesTexts);
  const isFull = ticked.length >= MOST_REMINDERS;
  return (
    <>
      <FormGroup>
        {reminderChoices().map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={ticked.includes(id)}
                disabled={isFull && !ticked.includes(id)}
                onChange={(_, isOn) => onChange(isOn ? [...ticked, id] : ticked.filter((one) => one !== id))}
              />
            }
          />
        ))}
      </FormGroup>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t.atMost}</Typography>
    </>
  );
}
