import { Box, Card, Typography } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { SITE_SETTING_KEYS, type SiteSettingKey, siteSetting } from '#domain/installation/site-setting.ts';
import {
  type ConsoleSiteSettingsTexts,
  consoleSiteSettingsTexts,
} from '#domain/texts/generated/console-site-settings.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { SettingEdit } from '../widgets/SettingEdit.tsx';
import { type SiteSettingsRecord, validateSiteSettings } from './site-settings-form.ts';

const GROUPS = Map.groupBy(SITE_SETTING_KEYS, (key) => siteSetting(key).group);

/** What the site, the API and emails name and lead to. */
export function SiteSettings() {
  const t = textsOf(consoleSiteSettingsTexts);
  return (
    <SettingEdit resource="site-settings" title={false} savedText={t.saved}>
      <Card component="section" aria-label={t.addresses}>
        <RecordForm saveLabel={t.save} validate={validateSiteSettings} noValidate>
          <Typography variant="h2">{t.addresses}</Typography>
          <Typography sx={{ maxWidth: '70ch' }}>{t.note}</Typography>
          {[...GROUPS].map(([group, keys]) => (
            <Box key={group} role="group" aria-label={t[group]} sx={{ width: '100%', mt: 2 }}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {t[group]}
              </Typography>
              {keys.map((key) => (
                <SettingInput key={key} setting={key} />
              ))}
            </Box>
          ))}
        </RecordForm>
      </Card>
    </SettingEdit>
  );
}

function SettingInput({ setting }: { setting: SiteSettingKey }) {
  const configured = useRecordContext<SiteSettingsRecord>()?.configured ?? [];
  const t = textsOf(consoleSiteSettingsTexts);
  const { most, kind, variable } = siteSetting(setting);
  const isConfigured = configured.includes(setting);
  const isLong = most > 1;
  return (
    <TextInput
      source={setting}
      label={t[setting]}
      helperText={isConfigured ? t.configured({ variable }) : helpTexts(t)[setting]}
      // Read, copied and found by the keyboard all the same.
      readOnly={isConfigured}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      type={isLong ? undefined : INPUT_TYPES[kind]}
      autoComplete="off"
      fullWidth
      sx={isConfigured ? legible : undefined}
    />
  );
}

function helpTexts(t: ConsoleSiteSettingsTexts): Partial<Record<SiteSettingKey, string>> {
  return {
    providerSurveyUrl: t.providerSurveyUrlHelp,
    tipUrl: t.tipUrlHelp,
    socialUrls: t.socialUrlsHelp,
    stripePricingTableId: t.stripePricingTableIdHelp,
    stripePublishableKey: t.stripePublishableKeyHelp,
  };
}

/** It is there to be read: the library greys it as if it were not. */
const legible = {
  '&& .MuiFormHelperText-root, && .MuiInputBase-input, && .MuiInputLabel-root': {
    color: 'text.secondary',
    WebkitTextFillColor: 'currentColor',
  },
};

const INPUT_TYPES = { mail: 'email', web: 'url', 'stripe-table': 'text', 'stripe-key': 'text' } as const;
