import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { consoleRestingGuildsTexts } from '#domain/texts/generated/console-resting-guilds.ts';
import { isLocale, languageName } from '#domain/texts/locale.ts';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { SettleRequest } from './SettleRequest.tsx';

/** Charities that have filled in the product's own form, and wait for an answer; beside them, guilds that are asked for. */
export function CharityRequestList() {
  const t = textsOf(consoleCharityRequestsTexts);
  return (
    <>
      <Box component={RouterLink} to="/resting-guilds" sx={elsewhere}>
        {textsOf(consoleRestingGuildsTexts).title}
      </Box>
      <RecordList title={t.title} emptyTitle={t.empty}>
        <RecordRows<StaffCharityRequestFragment>
          label={t.title}
          note={t.note}
          row={(request) => <Request {...request} />}
        />
      </RecordList>
    </>
  );
}

function Request(request: StaffCharityRequestFragment) {
  const t = textsOf(consoleCharityRequestsTexts);
  const { charityName, place, contactName, emailAddress, phoneNumber, message, createdAt, locale } = request;
  const spoken = isLocale(locale) ? locale : null;
  return (
    <>
      <Typography variant="h2" lang={spoken ?? undefined} dir="auto" sx={written}>
        {charityName}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{t.askedOn({ place, when: momentText(createdAt) })}</Box>
      {spoken && <Box sx={{ color: 'text.secondary' }}>{t.askedIn({ language: languageName(spoken) })}</Box>}
      <Typography lang={spoken ?? undefined} dir="auto" sx={words}>
        {message}
      </Typography>
      <Box>
        {contactName}, <Link href={`mailto:${encodeURIComponent(emailAddress)}`}>{emailAddress}</Link>
        {phoneNumber && `, ${phoneNumber}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button component={RouterLink} variant="outlined" to={newCharityOf(request)}>
          {t.add}
        </Button>
        <Button component={RouterLink} to={newAccountOf(request)}>
          {t.makeAccount}
        </Button>
        <SettleRequest request={request} />
      </Box>
    </>
  );
}

/** The form for a new charity, with its name filled in. */
function newCharityOf({ charityName }: StaffCharityRequestFragment): string {
  return `/providers/create?source=${encodeURIComponent(JSON.stringify({ name: charityName }))}`;
}

/** The form for its account, with the address that asks and the language in which it does. */
function newAccountOf({ emailAddress, locale }: StaffCharityRequestFragment): string {
  const known = { emailAddress, ...(isLocale(locale) && { locale }) };
  return `/accounts/create?source=${encodeURIComponent(JSON.stringify(known))}`;
}

/** Style for text of either direction: shrinks to its content, aligned with the rest of the page. */
const written = { width: 'fit-content' };
const words = { ...written, my: 1, whiteSpace: 'pre-line', maxWidth: '70ch' };
const elsewhere = { display: 'inline-block', my: 1.5, color: 'primary.main', fontWeight: 650 };
