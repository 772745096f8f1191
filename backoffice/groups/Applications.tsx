import { Box, Button } from '@mui/material';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { GroupSection, GroupSections } from './record/GroupSection.tsx';
import { acceptApplication, declineApplication, groupApplications } from './record/group-methods.ts';
import { dayText, type Group, type GroupApplication, sectionsOf } from './record/group-record.ts';
import { PersonInGroup } from './record/PersonInGroup.tsx';
import { PER_PAGE, useGroupChange } from './record/use-group.ts';

/** Applicants of a group and those accepted, for its admins. */
export function Applications({ group }: { group: Group }) {
  if (group.isViewerAdmin) return <Listed group={group} />;
  const t = textsOf(consoleGroupsTexts);
  return <Notice title={t.adminsOnlyTitle} />;
}

function Listed({ group }: { group: Group }) {
  const t = textsOf(consoleGroupsTexts);
  return (
    <PagedAnswer
      method={groupApplications}
      asked={{ groupId: group.groupId }}
      perPage={PER_PAGE}
      pagesLabel={t.applicationPages}
      empty={<Notice title={t.nobodyApplied} />}
    >
      {(items) => (
        <GroupSections>
          {sectionsOf(items, ({ status }) => status).map(({ key, rows }) => (
            <GroupSection key={key} heading={t[key]}>
              {rows.map((application) => (
                <ApplicationRow key={application.id} application={application} group={group} />
              ))}
            </GroupSection>
          ))}
        </GroupSections>
      )}
    </PagedAnswer>
  );
}

function ApplicationRow({ application, group }: { application: GroupApplication; group: Group }) {
  const { answer, createdAt, decidedAt } = application;
  const name = volunteerName(application);
  const t = textsOf(consoleGroupsTexts);
  return (
    <Box component="li" sx={row}>
      <div>
        <PersonInGroup person={application}>
          {decidedAt ? t.acceptedOn({ day: dayText(decidedAt) }) : t.appliedOn({ day: dayText(createdAt) })}
        </PersonInGroup>
        {answer && <Quote>{answer}</Quote>}
      </div>
      {decidedAt === null && <Decision application={application} group={group} name={name} />}
    </Box>
  );
}

function Decision({
  application,
  group,
  name,
}: {
  application: GroupApplication;
  group: Group;
  name: string;
}) {
  const t = textsOf(consoleGroupsTexts);
  const { id: applicationId, memberId } = application;
  const asked = { groupId: group.groupId, applicationId };
  const acceptance = useGroupChange(
    acceptApplication,
    () => t.acceptedDone({ name, group: group.groupName }),
    { memberId },
  );
  const refusal = useGroupChange(declineApplication, () => t.declinedDone({ name }), { memberId });
  const isPending = acceptance.isPending || refusal.isPending;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 'none' }}>
      <Button onClick={() => refusal.mutate(asked)} disabled={isPending} aria-label={t.declineName({ name })}>
        {t.decline}
      </Button>
      <Button
        variant="contained"
        onClick={() => acceptance.mutate(asked)}
        disabled={isPending}
        aria-label={t.acceptName({ name })}
      >
        {t.accept}
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
};
