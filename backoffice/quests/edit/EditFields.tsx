import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { limitQuestText } from '#domain/quests/quest-form.ts';
import { clampResourceMax, QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { cutHtml } from '#domain/text/cut-html.ts';
import { SimpleHtmlEditor } from '../../editor/SimpleHtmlEditor.tsx';
import { questWhen } from '../../records/quest-when.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import { type EditForm, type FieldProblems, isStamp, type QuestToEdit, timesShown } from './edit-form.ts';
import { StatusField } from './StatusField.tsx';

type Props = {
  quest: QuestToEdit;
  form: EditForm;
  problems: FieldProblems;
  onChange: (part: Partial<EditForm>) => void;
};

/** The fields of the edit dialog; a stamp has the first and the last of them. */
export function EditFields({ quest, form, problems, onChange }: Props) {
  const isQuest = !isStamp(quest);
  return (
    <>
      <TextField
        autoFocus
        required
        label="Title"
        margin="none"
        value={form.eventTitle}
        error={problems.eventTitle !== undefined}
        helperText={
          problems.eventTitle ?? `${[...form.eventTitle].length} of ${QUEST_LIMITS.titleMax} characters`
        }
        onChange={({ target }) => onChange({ eventTitle: target.value })}
      />
      <DescriptionField value={form.description} onChange={(description) => onChange({ description })} />
      {isQuest && <TimesAndPlace quest={quest} form={form} problems={problems} onChange={onChange} />}
      <Numbers form={form} problems={problems} onChange={onChange} />
      <AgePolicyField
        agePolicies={quest.provider.agePolicies}
        value={form.agePolicyIndex}
        onChange={(agePolicyIndex) => onChange({ agePolicyIndex })}
      />
      <TrainingsField
        trainings={quest.provider.templateOrientations}
        value={form.requiredOrientations}
        onChange={(requiredOrientations) => onChange({ requiredOrientations })}
      />
      {isQuest && (
        <StatusField
          current={quest.publishingStatus}
          value={form.publishingStatus}
          onChange={(publishingStatus) => onChange({ publishingStatus })}
        />
      )}
    </>
  );
}

type DescriptionProps = { value: string; onChange: (html: string) => void };

/** Longer input is cut off, with a word about it. */
export function DescriptionField({ value, onChange }: DescriptionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const change = (html: string) => {
    const { message } = limitQuestText('description', html);
    setProblem(message);
    onChange(message ? cutHtml(html, QUEST_LIMITS.descriptionMax) : html);
  };
  return (
    <SimpleHtmlEditor label="Description" value={value} error={problem ?? undefined} onChange={change} />
  );
}

type SupervisorProps = { value: string; onChange: (name: string) => void };

/** Longer input is cut off, with a word about it. */
export function SupervisorField({ value, onChange }: SupervisorProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TextField
      label="Supervisor"
      margin="none"
      value={value}
      error={problem !== null}
      helperText={problem}
      onChange={({ target }) => {
        const limited = limitQuestText('giverName', target.value);
        setProblem(limited.message);
        onChange(limited.value);
      }}
    />
  );
}

function TimesAndPlace({ quest, form, problems, onChange }: Props) {
  const { hasStart, hasEnd } = timesShown(quest);
  return (
    <>
      <SupervisorField value={form.giverName} onChange={(giverName) => onChange({ giverName })} />
      {hasStart && (
        <Typography sx={{ fontWeight: 600, mb: -1 }}>{questWhen(quest).day}, New York time</Typography>
      )}
      {hasStart && (
        <Box sx={{ display: 'grid', gridTemplateColumns: hasEnd ? '1fr 1fr' : '1fr', gap: 2 }}>
          <ClockField
            label={hasEnd ? 'Start' : 'Delivery time'}
            value={form.start}
            error={problems.start}
            onChange={(start) => onChange({ start })}
          />
          {hasEnd && (
            <ClockField
              label="End"
              value={form.end}
              error={problems.end}
              onChange={(end) => onChange({ end })}
            />
          )}
        </Box>
      )}
      <LocationField
        locations={quest.provider.approvedLocations}
        value={form.locationId}
        onChange={(locationId) => onChange({ locationId })}
      />
    </>
  );
}

function Numbers({ form, problems, onChange }: Omit<Props, 'quest'>) {
  const clamp = () => {
    const max = Number(form.resourceMaxNumber);
    if (form.resourceMaxNumber.trim() !== '' && !Number.isNaN(max)) {
      onChange({ resourceMaxNumber: String(clampResourceMax(max)) });
    }
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
      <TextField
        type="number"
        label="Maximum volunteers"
        margin="none"
        value={form.resourceMaxNumber}
        error={problems.resourceMaxNumber !== undefined}
        helperText={
          problems.resourceMaxNumber ?? `${QUEST_LIMITS.resourceMin} to ${QUEST_LIMITS.resourceMax}`
        }
        onChange={({ target }) => onChange({ resourceMaxNumber: target.value })}
        onBlur={clamp}
        slotProps={{ htmlInput: { min: QUEST_LIMITS.resourceMin, max: QUEST_LIMITS.resourceMax } }}
      />
      <TextField
        type="number"
        label="Hours required before"
        margin="none"
        value={form.prerequisiteHours}
        error={problems.prerequisiteHours !== undefined}
        helperText={problems.prerequisiteHours}
        onChange={({ target }) => onChange({ prerequisiteHours: target.value })}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
      />
    </Box>
  );
}
