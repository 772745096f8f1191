import { Box, Button } from '@mui/material';
import { volunteerName } from '../records/volunteer-name.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { GroupSection, GroupSections } from './record/GroupSection.tsx';
import { acceptApplication, groupApplications } from './record/group-methods.ts';
import { dayText, type Group, type GroupApplication, sectionsOf } from './record/group-record.ts';
import { PersonInGroup } from './record/PersonInGroup.tsx';
import { PER_PAGE, useGroupChange } from './record/use-group.ts';

/** Who would like to belong to the group, and who was accepted; for its admins. */
export function Applications({ group }: { group: Group }) {
  if (group.isViewerAdmin) return <Listed group={group} />;
  return (
    <Notice title="For admins of the group">
      They see who has applied, and decide who becomes a member.
    </Notice>
  );
}

const HEADINGS = { pending: 'Waiting', accepted: 'Accepted' } as const;

function Listed({ group }: { group: Group }) {
  return (
    <PagedAnswer
      method={groupApplications}
      asked={{ groupId: group.groupId }}
      perPage={PER_PAGE}
      pagesLabel="Pages of applications"
      empty={<NobodyYet group={group} />}
    >
      {(items) => (
        <GroupSections>
          {sectionsOf(items, ({ status }) => status).map(({ key, rows }) => (
            <GroupSection key={key} heading={HEADINGS[key]}>
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

function NobodyYet({ group }: { group: Group }) {
  return (
    <Notice title="Nobody has applied">
      {group.groupType === 'guild'
        ? 'Who applies on the page of the guild stands here.'
        : 'People join this group when an admin invites them and they accept.'}
    </Notice>
  );
}

function ApplicationRow({ application, group }: { application: GroupApplication; group: Group }) {
  const { answer, createdAt, decidedAt } = application;
  const name = volunteerName(application);
  const { mutate: accept, isPending } = useGroupChange(
    acceptApplication,
    () => `${name} has been accepted to ${group.groupName}.`,
    { memberId: application.memberId },
  );
  return (
    <Box component="li" sx={row}>
      <div>
        <PersonInGroup person={application}>
          {decidedAt ? `accepted ${dayText(decidedAt)}` : `applied ${dayText(createdAt)}`}
        </PersonInGroup>
        {answer && <Quote>{answer}</Quote>}
      </div>
      {decidedAt === null && (
        <Button
          variant="contained"
          onClick={() => accept({ groupId: group.groupId, applicationId: application.id })}
          disabled={isPending}
          aria-label={`Accept to Group: ${name}`}
          sx={{ flex: 'none' }}
        >
          Accept to Group
        </Button>
      )}
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
