import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { consoleRestingGuildsTexts } from '#domain/texts/generated/console-resting-guilds.ts';
import { readyStampsTexts } from '#domain/texts/generated/ready-stamps.ts';
import { isLocale, languageName } from '#domain/texts/locale.ts';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { AcceptRequest } from './AcceptRequest.tsx';
import { OutsideSurvey } from './OutsideSurvey.tsx';
import { SettleRequest } from './SettleRequest.tsx';
import { AskBack, DeclineRequest } from './WriteBack.tsx';

/** Charities that have filled in the product's own form, and wait for an answer; beside them, guilds that are asked for. */
export function CharityRequestList() {
  const t = textsOf(consoleCharityRequestsTexts);
  return (
    <>
      <Box component={RouterLink} to="/resting-guilds" sx={elsewhere}>
        {textsOf(consoleRestingGuildsTexts).title}
      </Box>
      <OutsideSurvey />
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
  const { website, taxNumber, likelyCharities, work, times } = request;
  const kinds = textsOf(readyStampsTexts);
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
      {work.length > 0 && <Box>{t.work({ work: work.map((id) => kinds[id]).join(', ') })}</Box>}
      {times && <Box>{t.times({ times })}</Box>}
      {website && <Box>{t.website({ website })}</Box>}
      {taxNumber && <Box>{t.taxNumber({ taxNumber })}</Box>}
      <AskedBack request={request} lang={spoken ?? undefined} />
      {likelyCharities.length > 0 && <LikelyCharities charities={likelyCharities} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <AcceptRequest request={request} />
        <AskBack request={request} />
        <DeclineRequest request={request} />
        <SettleRequest request={request} />
      </Box>
    </>
  );
}

type AskedBackProps = { request: StaffCharityRequestFragment; lang: string | undefined };

/** What staff asked last, and the answer. */
function AskedBack({ request: { question, askedBackAt, answer, answeredAt }, lang }: AskedBackProps) {
  const t = textsOf(consoleCharityRequestsTexts);
  if (!question || !askedBackAt) return null;
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="h3">{t.questionOn({ when: momentText(askedBackAt) })}</Typography>
      <Typography dir="auto" sx={words}>
        {question}
      </Typography>
      {answeredAt && <Typography variant="h3">{t.answerOn({ when: momentText(answeredAt) })}</Typography>}
      <Typography lang={answer ? lang : undefined} dir="auto" sx={words}>
        {answer ?? t.noAnswer}
      </Typography>
    </Box>
  );
}

type Likely = StaffCharityRequestFragment['likelyCharities'];

/** Charities that may be the one that asks, with what they share. */
function LikelyCharities({ charities }: { charities: Likely }) {
  const t = textsOf(consoleCharityRequestsTexts);
  const shared = { taxNumber: t.sameTaxNumber, name: t.sameName, address: t.sameAddress };
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="h3">{t.likely}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {charities.map(({ id, name, isVisible, same }) => (
          <li key={id}>
            <RowLink to={`/providers/${encodeURIComponent(id)}`}>{name}</RowLink>
            {': '}
            {[...same.map((one) => shared[one]), ...(isVisible ? [] : [t.hidden])].join(', ')}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Style for text of either direction: shrinks to its content, aligned with the rest of the page. */
const written = { width: 'fit-content' };
const words = { ...written, my: 1, whiteSpace: 'pre-line', maxWidth: '70ch' };
const elsewhere = { display: 'inline-block', my: 1.5, color: 'primary.main', fontWeight: 650 };
