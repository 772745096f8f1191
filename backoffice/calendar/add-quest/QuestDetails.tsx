import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { type GuildChoice, GuildSelect } from '../../widgets/fields/GuildSelect.tsx';
import { HeldSpotsFields } from '../../widgets/fields/HeldSpotsFields.tsx';
import type { HeldSpots } from '../../widgets/fields/held-spots.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { type AddQuestForm, type FormGround, problemOfDay, problemOfHeldSpots } from './add-quest-form.ts';
import { DayField } from './DayField.tsx';
import { TimesAndPlace } from './TimesAndPlace.tsx';

type Props = { ground: FormGround; books: CharityBooks; canReserve: boolean };

/** When, where, with whom and for whom the quest is. */
export function QuestDetails({ ground, books, canReserve }: Props) {
  const t = textsOf(consoleAddQuestTexts);
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
        label={t.supervisor}
        parse={(typed: string) => typed}
        helperText={t.supervisorHelp({ max: QUEST_LIMITS.giverNameMax })}
        placeholder={ground.stamp?.giverName ?? undefined}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {canReserve && (
        <BoundField<GuildChoice | null> source="guild">
          {({ value, onChange }) => (
            <GuildSelect {...{ value, onChange }} label={t.reserveFor} providerId={books.id} />
          )}
        </BoundField>
      )}
      {canReserve && form.guild && (
        <BoundField<HeldSpots> source="held">
          {({ value, onChange }) => (
            <HeldSpotsFields {...{ value, onChange }} problem={problemOfHeldSpots(form, ground)} />
          )}
        </BoundField>
      )}
    </>
  );
}
