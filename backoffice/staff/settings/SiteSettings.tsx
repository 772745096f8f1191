import { Box, Card, Typography } from '@mui/material';
import { TextInput, useRecordContext } from 'react-admin';
import { SITE_SETTING_KEYS, type SiteSettingKey, siteSetting } from '#domain/installation/site-setting.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { SettingEdit } from '../widgets/SettingEdit.tsx';
import { type SiteSettingsRecord, validateSiteSettings } from './site-settings-form.ts';

const GROUPS = Map.groupBy(SITE_SETTING_KEYS, (key) => siteSetting(key).group);

/** What the site, the API and mails name and lead to. */
export function SiteSettings() {
  return (
    <SettingEdit resource="site-settings" title={false} savedText="The addresses have been saved.">
      <Card component="section" aria-label="Addresses">
        <RecordForm saveLabel="Save addresses" validate={validateSiteSettings} noValidate>
          <Typography variant="h2">Addresses</Typography>
          <Typography sx={{ maxWidth: '70ch' }}>
            What the site, the console and mails name and lead to. Where nothing is set, whatever would lead
            there is left out.
          </Typography>
          {[...GROUPS].map(([group, keys]) => (
            <Box key={group} role="group" aria-label={group} sx={{ width: '100%', mt: 2 }}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {group}
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
  const { label, help, most, kind, variable } = siteSetting(setting);
  const isConfigured = configured.includes(setting);
  const isLong = most > 1;
  return (
    <TextInput
      source={setting}
      label={label}
      helperText={isConfigured ? `Set by the configuration (${variable}). ${help}` : help}
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

/** It is there to be read: the library greys it as if it were not. */
const legible = {
  '&& .MuiFormHelperText-root, && .MuiInputBase-input, && .MuiInputLabel-root': {
    color: 'text.secondary',
    WebkitTextFillColor: 'currentColor',
  },
};

const INPUT_TYPES = { mail: 'email', web: 'url', 'stripe-table': 'text', 'stripe-key': 'text' } as const;
