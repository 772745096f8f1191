import { Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { consoleMonthlyTimesTexts } from '#domain/texts/generated/console-monthly-times.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
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
  onClose: () => void;
};
type Values = { guild: GuildChoice | null; when: Recurrence; spots: number | null };

/** Reserves the monthly times of a stamp for a guild. */
export function ReservationDialog({ isOpen, entry, editor, providerId, onClose }: Props) {
  const t = textsOf(consoleMonthlyTimesTexts);
  const { quest_id, location_id, start_time, end_time, weeks, days, last } = entry;
  const slot = { quest_id, location_id, start_time, end_time };
  return (
    <FormDialog<Values>
      title={t.reserve}
      isOpen={isOpen}
      onClose={onClose}
      maxWidth="sm"
      values={{ guild: null, when: { weeks, days, ...(last && { last }) }, spots: null }}
      resolver={fieldsResolver({}, (values) => ({
        guild: isComplete(values) ? null : t.incomplete,
        spots: problemOfSpots(values),
      }))}
      submitLabel={t.reserveSubmit}
      onSubmit={async ({ guild, when, spots }) => {
        if (!guild) return;
        rememberGuild(guild);
        const part = spots === null ? {} : { spots };
        editor.change((books) => withReservation(books, { ...slot, ...when, ...part, group_id: guild.id }));
      }}
    >
      <BoundField<GuildChoice | null> source="guild">
        {(guild) => <GuildSelect label={t.guild} providerId={providerId} {...guild} />}
      </BoundField>
      <BoundField<Recurrence> source="when">{(when) => <RecurrenceFields {...when} />}</BoundField>
      <NumberInput
        source="spots"
        label={textsOf(consoleReservationTexts).spots}
        helperText={textsOf(consoleReservationTexts).spotsHelp}
      />
      <ReservationInWords slot={slot} />
    </FormDialog>
  );
}

function problemOfSpots({ spots }: Values): string | null {
  const max = QUEST_LIMITS.resourceMax;
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
