import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { filtersInAddress } from '#domain/alerts/broadcast-address.ts';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import { useFormValues } from '../widgets/forms/use-form-values.ts';
import { type AlertDesk, type AlertForm, FIRST_FORM, stepOf } from './alert-choice.ts';
import { CostPanel } from './CostPanel.tsx';
import { DistrictFields } from './DistrictFields.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useEstimate } from './use-estimate.ts';

/** The filters of a broadcast, what they cost, and the confirmation. */
export function Broadcast({ desk }: { desk: AlertDesk }) {
  // Who comes by a link of an email finds the filters set that it spoke of.
  const { search } = useLocation();
  const [first] = useState(() => ({ ...FIRST_FORM, ...filtersInAddress(search) }));
  return (
    <Form record={first} noValidate>
      <Desk desk={desk} />
    </Form>
  );
}

function Desk({ desk }: { desk: AlertDesk }) {
  // Each change of a filter makes another form.
  const form = useFormValues<AlertForm>();
  const { estimate, isCalculating, failure, calculate, forget } = useEstimate(desk, form);
  const [isReviewing, setReviewing] = useState(false);
  const navigate = useNavigate();
  const t = textsOf(consoleAlertsTexts);
  const { quest } = desk;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 3 }}>
        <Box>
          <Typography variant="h2">{t.whom}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{leadText(quest)}</Typography>
        </Box>
        <FilterFields form={form} channels={desk.channels} labels={desk.labels} />
        <DistrictFields districts={desk.districts} />
      </Card>
      <CostPanel
        desk={desk}
        estimate={estimate}
        step={stepOf(form, estimate, desk)}
        isCalculating={isCalculating}
        failure={failure}
        onCalculate={() => void calculate()}
        onReview={() => setReviewing(true)}
      />
      {isReviewing && estimate && (
        <ReviewDialog
          desk={desk}
          form={form}
          estimate={estimate}
          onClose={() => setReviewing(false)}
          onSent={() => navigate(`/quests/${encodeURIComponent(quest.id)}/show`)}
          onChanged={(why) => {
            setReviewing(false);
            forget(why);
          }}
        />
      )}
    </Box>
  );
}

const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(260px, 1fr)' };

function leadText(quest: AlertDesk['quest']): string {
  const { day, time } = questWhen(quest);
  const count = quest.resourceMaxNumber - quest.takenCount;
  return textsOf(consoleAlertsTexts).lead({ day, time, count });
}
