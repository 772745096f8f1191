import { Box, Typography } from '@mui/material';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { FieldInputs } from '../../fields/FieldInputs.tsx';
import { questWhen } from '../../records/quest-when.ts';
import { ClockField } from '../../widgets/fields/ClockField.tsx';
import { LocationField } from '../../widgets/fields/LocationField.tsx';
import { AgePolicyField, TrainingsField } from '../../widgets/fields/RequirementFields.tsx';
import {
  type EditForm,
  type FieldProblems,
  fieldsShown,
  isStamp,
  type QuestToEdit,
  timesShown,
} from './edit-form.ts';
import { StatusField } from './StatusField.tsx';

type Props = {
  quest: QuestToEdit;
  form: EditForm;
  problems: FieldProblems;
  onChange: (part: Partial<EditForm>) => void;
};

/** The fields of the edit dialog by their table, and what is changed beside them. */
export function EditFields({ quest, form, problems, onChange }: Props) {
  return (
    <>
      <FieldInputs
        fields={QUEST_FIELDS}
        names={fieldsShown(quest)}
        form={form}
        problems={problems}
        focused="eventTitle"
        parts={{
          giverName: <TimesAndPlace quest={quest} form={form} problems={problems} onChange={onChange} />,
          agePolicyIndex: (
            <AgePolicyField
              agePolicies={quest.provider.agePolicies}
              value={form.agePolicyIndex}
              onChange={(agePolicyIndex) => onChange({ agePolicyIndex })}
            />
          ),
        }}
        onChange={onChange}
      />
      <TrainingsField
        trainings={quest.provider.templateOrientations}
        value={form.requiredOrientations}
        onChange={(requiredOrientations) => onChange({ requiredOrientations })}
      />
      {!isStamp(quest) && (
        <StatusField
          current={quest.publishingStatus}
          value={form.publishingStatus}
          onChange={(publishingStatus) => onChange({ publishingStatus })}
        />
      )}
    </>
  );
}

type SupervisorProps = { value: string; onChange: (name: string) => void };

/** Who looks after a quest; also asked of the entries of a book. */
export function SupervisorField(props: SupervisorProps) {
  return <FieldInput field={QUEST_FIELDS.giverName} {...props} />;
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
