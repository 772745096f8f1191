import { Box, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { canBeHidden, isHiding } from '#domain/quests/changes/quest-edit.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import type { PublishingStatus } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { statusLabel } from '../../records/quest-labels.ts';
import { knownSupportEmail } from '../../session/session.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { fieldsShown, isStamp, OFFERED_STATUSES, type QuestToEdit, timesShown } from './edit-form.ts';

type Props = { quest: QuestToEdit };

/** The fields of the edit dialog by their table, and what is changed beside them. */
export function EditFields({ quest, note }: Props & { note: ReactNode }) {
  const { provider } = quest;
  return (
    <>
      {note}
      <RecordInputs
        fields={QUEST_FIELDS}
        names={fieldsShown(quest)}
        focused="eventTitle"
        parts={{
          giverName: <TimesAndPlace quest={quest} />,
          agePolicyIndex: <AgeRequirement agePolicies={provider.agePolicies} />,
        }}
      />
      <BoundField<string[]> source="requiredOrientations">
        {(bound) => <TrainingsField {...bound} trainings={provider.templateOrientations} />}
      </BoundField>
      {!isStamp(quest) && (
        <BoundField<PublishingStatus> source="publishingStatus">
          {(bound) => <StatusField {...bound} quest={quest} />}
        </BoundField>
      )}
    </>
  );
}

function AgeRequirement({ agePolicies }: { agePolicies: string }) {
  return (
    <BoundField<number | null> source="agePolicyIndex">
      {({ value, onChange }) => (
        <AgePolicyField
          agePolicies={agePolicies}
          value={value === null ? '' : String(value)}
          onChange={(index) => onChange(index === '' ? null : Number(index))}
        />
      )}
    </BoundField>
  );
}

function TimesAndPlace({ quest }: Props) {
  const t = textsOf(consoleQuestEditTexts);
  const { hasStart, hasEnd } = timesShown(quest);
  return (
    <>
      <RecordInput source="giverName" field={QUEST_FIELDS.giverName} />
      {hasStart && (
        <BoundField source="day">
          {({ value, onChange, error }) => (
            <TextField
              type="date"
              label={t.date}
              margin="none"
              value={value}
              error={error !== undefined}
              helperText={error ?? t.newYork}
              onChange={({ target }) => onChange(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
        </BoundField>
      )}
      {hasStart && (
        <Box sx={{ display: 'grid', gridTemplateColumns: hasEnd ? '1fr 1fr' : '1fr', gap: 2 }}>
          <Clock source="start" label={hasEnd ? t.start : t.delivery} />
          {hasEnd && <Clock source="end" label={t.end} />}
        </Box>
      )}
      <BoundField source="locationId">
        {(bound) => <LocationField {...bound} locations={quest.provider.approvedLocations} />}
      </BoundField>
    </>
  );
}

function Clock({ source, label }: { source: string; label: string }) {
  return <BoundField source={source}>{(bound) => <ClockField {...bound} label={label} />}</BoundField>;
}

type StatusFieldProps = {
  quest: QuestToEdit;
  value: PublishingStatus;
  onChange: (status: PublishingStatus) => void;
};

/**
 * Draft (to who sees drafts), Published or Unlisted, and what the quest is now if that is something else. A quest with
 * people on it cannot become a Draft, and says why.
 */
function StatusField({ quest, value, onChange }: StatusFieldProps) {
  const { publishingStatus: current } = quest;
  const { canAccess: seesDrafts } = useCanAccess({ resource: 'quests', action: 'draft' });
  const offered = OFFERED_STATUSES.filter((status) => status !== 'Draft' || seesDrafts);
  const statuses: readonly PublishingStatus[] = [...new Set([...offered, current])];
  const isKept = !canBeHidden({ ...quest, isReserved: quest.reservation !== null });
  const isRefused = (status: PublishingStatus) =>
    isKept && status !== current && isHiding({ publishingStatus: status });
  return (
    <ChoiceField
      label={textsOf(consoleQuestEditTexts).status}
      choices={statuses.map((id) => ({ id, name: statusLabel(id), isDisabled: isRefused(id) }))}
      value={value}
      onChange={onChange}
      helperText={statuses.some(isRefused) ? whyNotHidden() : undefined}
    />
  );
}

/** The reason, as the API would say it. */
function whyNotHidden(): string {
  const context = { surface: 'console', supportEmail: knownSupportEmail() } as const;
  return consoleErrorCopy(consoleLocale(), { code: 'PEOPLE_ARE_ON_IT' }, context);
}
