import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { type GuildChoice, GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { type AddQuestForm, type FormGround, problemOfDay } from './add-quest-form.ts';
import { DayField } from './DayField.tsx';
import { TimesAndPlace } from './TimesAndPlace.tsx';

type Props = { ground: FormGround; books: CharityBooks; canReserve: boolean };

/** When, where, with whom and for whom the quest is. */
export function QuestDetails({ ground, books, canReserve }: Props) {
  const form = useFormContext<AddQuestForm>().watch();
  return (
    <>
      {ground.stamp?.eventType !== 'HYBRID-ROLE' && (
        <BoundField source="day">
          {({ value, onChange }) => (
            <DayField day={value} problem={problemOfDay(value, ground)} onChange={onChange} />
          )}
        </BoundField>
      )}
      <TimesAndPlace form={form} ground={ground} locations={books.locations} />
      <TextInput
        source="supervisor"
        label="Supervisor"
        parse={(typed: string) => typed}
        helperText={`Optional, at most ${QUEST_LIMITS.giverNameMax} characters`}
        placeholder={ground.stamp?.giverName ?? undefined}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {canReserve && (
        <BoundField<GuildChoice | null> source="guild">
          {({ value, onChange }) => (
            <GuildSelect
              {...{ value, onChange }}
              label="Reserve for a Guild (optional)"
              providerId={books.id}
            />
          )}
        </BoundField>
      )}
    </>
  );
}
