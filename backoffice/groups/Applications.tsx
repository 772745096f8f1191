import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { volunteerName } from '../records/volunteer-name.ts';
import { useMethod } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { GroupSection, GroupSections } from './record/GroupSection.tsx';
import { acceptApplication } from './record/group-methods.ts';
import { dayText, type Group, type GroupApplication, sectionsOf } from './record/group-record.ts';
import { PersonInGroup } from './record/PersonInGroup.tsx';
import { PER_PAGE, useGroupApplications, useGroupChanged, useOwnId } from './record/use-group.ts';

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
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useGroupApplications(group.groupId, page);
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  const { items, total } = data;
  if (total === 0) return <NobodyYet group={group} />;
  return (
    <>
      <GroupSections isBusy={isFetching}>
        {sectionsOf(items, ({ status }) => status).map(({ key, rows }) => (
          <GroupSection key={key} heading={HEADINGS[key as keyof typeof HEADINGS]}>
            {rows.map((application) => (
              <ApplicationRow key={application.id} application={application} group={group} />
            ))}
          </GroupSection>
        ))}
      </GroupSections>
      <CardPaging
        total={total}
        page={page}
        perPage={PER_PAGE}
        onPage={setPage}
        label="Pages of applications"
      />
    </>
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
  const { accept, isPending } = useAccept(application, group);
  const name = volunteerName(application);
  return (
    <Box component="li" sx={row}>
      <div>
        <PersonInGroup person={application}>
          {decidedAt ? `accepted ${dayText(decidedAt)}` : `applied ${dayText(createdAt)}`}
        </PersonInGroup>
        {answer && (
          <Box component="blockquote" sx={quote}>
            {answer}
          </Box>
        )}
      </div>
      {decidedAt === null && (
        <Button
          variant="contained"
          onClick={accept}
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

function useAccept(application: GroupApplication, { groupId, groupName }: Group) {
  const notify = useNotify();
  const changed = useGroupChanged();
  const ownId = useOwnId();
  const { mutate, isPending } = useMethod(acceptApplication, {
    onSuccess: () => {
      notify(`${volunteerName(application)} has been accepted to ${groupName}.`, { type: 'success' });
      changed(application.memberId);
    },
    onError: ({ message }) => {
      notify(message, { type: 'error' });
      changed(ownId);
    },
  });
  return { accept: () => mutate({ groupId, applicationId: application.id }), isPending };
}

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
};
const quote = {
  m: 0,
  mt: 0.75,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  maxWidth: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
