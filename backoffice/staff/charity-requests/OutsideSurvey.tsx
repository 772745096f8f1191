import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { StaffSiteSettingsDocument } from '../../gql/generated/staff.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';

const surveySetting = reading(
  StaffSiteSettingsDocument,
  ({ siteSettings }) => siteSettings.find(({ key }) => key === 'providerSurveyUrl')?.entries[0] ?? null,
);

/** Says that charities answer a survey elsewhere, so that their requests do not come here. */
export function OutsideSurvey() {
  const t = textsOf(consoleCharityRequestsTexts);
  const { data: survey } = useAnswer(surveySetting, {});
  if (!survey) return null;
  const change = (
    <Button component={Link} to="/settings" color="inherit">
      {t.changeSurvey}
    </Button>
  );
  return (
    <Alert severity="warning" action={change} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {t.outsideSurvey({ survey })}
    </Alert>
  );
}
