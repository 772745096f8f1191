import { Box, Button, Typography } from '@mui/material';
import { consoleRestingGuildsTexts } from '#domain/texts/generated/console-resting-guilds.ts';
import { GiveGuildDocument } from '../../gql/generated/staff.ts';
import type { StaffRestingGuildFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { writing } from '../../resources/method.ts';
import { spreadRow } from '../../theme/row.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { RecordList } from '../../widgets/lists/RecordList.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { RowLink } from '../../widgets/lists/RowLink.tsx';
import { plainList } from '../../widgets/lists/rows-style.ts';
import { momentText } from '../widgets/moment-text.ts';

/** Makes someone who asks the admin of a guild that no one looks after. */
const giveGuild = writing(GiveGuildDocument, (data) => data.giveGuild);

/** Guilds that no one looks after, with who asks for them. */
export function RestingGuildList() {
  const t = textsOf(consoleRestingGuildsTexts);
  return (
    <RecordList title={t.title} emptyTitle={t.empty}>
      <RecordRows<StaffRestingGuildFragment>
        label={t.title}
        note={t.note}
        row={(guild) => <Guild guild={guild} />}
      />
    </RecordList>
  );
}

function Guild({ guild }: { guild: StaffRestingGuildFragment }) {
  const t = textsOf(consoleRestingGuildsTexts);
  const { name, memberCount, applicants } = guild;
  return (
    <>
      <Typography variant="h2" dir="auto" sx={{ width: 'fit-content' }}>
        {name}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>{t.members({ count: memberCount })}</Box>
      {applicants.length === 0 ? (
        <Box>{t.nobodyAsks}</Box>
      ) : (
        <Box component="ul" aria-label={t.whoAsks({ guild: name })} sx={plainList}>
          {applicants.map((applicant) => (
            <Box component="li" key={applicant.id} sx={{ ...spreadRow, mt: 1 }}>
              <Applicant guild={guild} applicant={applicant} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

type Props = { guild: StaffRestingGuildFragment; applicant: StaffRestingGuildFragment['applicants'][number] };

function Applicant({ guild, applicant }: Props) {
  const t = textsOf(consoleRestingGuildsTexts);
  const { id: applicationId, memberId, username, answer, createdAt } = applicant;
  const named = { name: username, guild: guild.name };
  return (
    <>
      <Box>
        <RowLink to={`/accounts/${memberId}/show`}>{username}</RowLink>
        <Box sx={{ color: 'text.secondary' }}>{t.askedOn({ when: momentText(createdAt) })}</Box>
        {answer && (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>
            {answer}
          </Typography>
        )}
      </Box>
      <AskedChange
        method={giveGuild}
        variables={{ guildId: guild.id, applicationId }}
        doneText={t.given(named)}
        title={t.giveQuestion(named)}
        content={t.giveTells}
        confirm={t.give}
        cancel={t.notYet}
        confirmColor="primary"
      >
        {(ask) => (
          <Button variant="outlined" onClick={ask} aria-label={t.giveTo(named)}>
            {t.give}
          </Button>
        )}
      </AskedChange>
    </>
  );
}
