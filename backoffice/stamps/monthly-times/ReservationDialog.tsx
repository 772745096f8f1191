import { Box, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { RELEASE_DAYS, RELEASE_DAYS_MAX } from '#domain/reservations/guild-spots.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { type GuildChoice, GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { useFormValues } from '../../widgets/forms/use-form-values.ts';
import { RichWords } from '../../widgets/notices/RichWords.tsx';
import type { useBookEditor } from '../book-record/use-book-editor.ts';
import { timesInWords } from '../collection/times-in-words.ts';
import { withReservation } from './monthly-times.ts';
import { type Recurrence, RecurrenceFields } from './RecurrenceFields.tsx';
import { rememberGuild } from './reserving-guild-names.ts';

type Props = {
  isOpen: boolean;
  /** The times of which some or all are to be reserved. */
  entry: MonthlyScheduleEntry;
  editor: ReturnType<typeof useBookEditor>;
  providerId: string;
  /** The most volunteers that a quest of the stamp takes. */
  maximum: number;
  onClose: () => void;
};
type Values = {
  guild: GuildChoice | null;
  when: Recurrence;
  spots: number | null;
  days: number | null;
  time: string;
};

/** Reserves the monthly times of a stamp for a guild. */
export function ReservationDialog({ isOpen, entry, editor, providerId, maximum, onClose }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const { quest_id, location_id, start_time, end_time, weeks, days, last } = entry;
  const slot = { quest_id, location_id, start_time, end_time };
  return (
    <FormDialog<Values>
      title={t.reserve}
      isOpen={isOpen}
      onClose={onClose}
      maxWidth="sm"
      values={{
        guild: null,
        when: { weeks, days, ...(last && { last }) },
        ...{ spots: null, days: null, time: start_time },
      }}
      resolver={fieldsResolver({}, (values) => ({
        guild: isComplete(values) ? null : t.incomplete,
        spots: problemOfSpots(values, maximum),
        days: problemOfDays(values),
      }))}
      submitLabel={t.reserveSubmit}
      onSubmit={async ({ guild, when, ...held }) => {
        if (!guild) return;
        rememberGuild(guild);
        const part = heldPartOf(held, start_time);
        editor.change((books) => withReservation(books, { ...slot, ...when, ...part, group_id: guild.id }));
      }}
    >
      <BoundField<GuildChoice | null> source="guild">
        {(guild) => <GuildSelect label={t.guild} providerId={providerId} {...guild} />}
      </BoundField>
      <BoundField<Recurrence> source="when">{(when) => <RecurrenceFields {...when} />}</BoundField>
      <HeldInputs />
      <ReservationInWords slot={slot} />
    </FormDialog>
  );
}

/** How many spots the guild holds, and how long before the quest the unused ones are released. */
function HeldInputs() {
  const t = textsOf(consoleMonthlyTimesTexts);
  const held = textsOf(consoleReservationTexts);
  const { spots, days } = useFormValues<Values>();
  return (
    <>
      <NumberInput source="spots" label={held.spots} helperText={held.spotsHelp} />
      {spots != null && (
        <Box sx={{ display: 'grid', gridTemplateColumns: days == null ? '1fr' : '2fr 1fr', gap: 2 }}>
          <NumberInput
            source="days"
            label={t.releaseDays}
            helperText={held.releaseHelp({ days: String(RELEASE_DAYS) })}
          />
          {days != null && (
            <BoundField source="time">{(time) => <ClockField label={t.at} {...time} />}</BoundField>
          )}
        </Box>
      )}
    </>
  );
}

/** What the book keeps of it; the time only where it differs from the start. */
function heldPartOf({ spots, days, time }: Pick<Values, 'spots' | 'days' | 'time'>, start: string) {
  if (spots == null) return {};
  const at = time === '' || time === start ? {} : { release_time: time };
  return days == null ? { spots } : { spots, release_days: days, ...at };
}

function problemOfDays({ spots, days }: Values): string | null {
  const max = RELEASE_DAYS_MAX;
  const isFine = spots == null || days == null || (Number.isInteger(days) && days >= 1 && days <= max);
  if (isFine) return null;
  const problem = textsOf(consoleRulesTexts).heldRelease({ max: String(max) });
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
}

function problemOfSpots({ spots }: Values, max: number): string | null {
  const isFine = spots === null || (Number.isInteger(spots) && spots >= 1 && spots <= max);
  return isFine ? null : textsOf(consoleRefusalsTexts).guildSpots({ max: String(max) });
}

function isComplete({ guild, when }: Values): boolean {
  return guild !== null && when.days.length > 0 && (when.weeks.length > 0 || when.last === true);
}

function ReservationInWords({ slot }: { slot: Pick<MonthlyScheduleEntry, 'start_time' | 'end_time'> }) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const values = useFormValues<Values>();
  const { guild, when } = values;
  const says = guild?.reservationTerms === 'ASKS_FIRST' ? t.ASKS_FIRST : t.AT_ONCE;
  return (
    <Typography role="status" sx={{ fontWeight: 650 }}>
      {isComplete(values) ? (
        <RichWords text={says({ guild: guild?.name ?? '', times: timesInWords({ ...slot, ...when }) })} />
      ) : (
        t.incomplete
      )}
    </Typography>
  );
}
