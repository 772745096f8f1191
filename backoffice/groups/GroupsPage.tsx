import { Button, Card } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { useOrganization } from '../session/use-organization.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { useShownGroup } from './record/use-group.ts';

/** Who belongs to the selected charity's group, or else to the first own group by name, and who would like to. */
export function GroupsPage() {
  const { isStaff, providerId } = useOrganization();
  const shown = useShownGroup();
  // The product's staff look after every group, so they are asked for which charity.
  if (isStaff && providerId === null && shown.groupId === null) {
    return <OrganizationGate title="Groups">{() => null}</OrganizationGate>;
  }
  return (
    <>
      <Title title={<PageTitle text="Groups" />} preferenceKey={false} />
      <ShownGroup shown={shown} />
    </>
  );
}

function ShownGroup({ shown }: { shown: ReturnType<typeof useShownGroup> }) {
  const { groupId, isPending, error, refetch } = shown;
  if (isPending) return <Loading />;
  if (error) {
    return (
      <Card sx={{ mt: 2 }}>
        <FailureNotice title="The group could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </FailureNotice>
      </Card>
    );
  }
  if (groupId !== null) return <GroupTabs key={groupId} groupId={groupId} />;
  return (
    <Card sx={{ mt: 2 }}>
      <Notice
        title="You do not belong to any Groups."
        actions={
          <Button variant="outlined" href="/guilds">
            Find a guild
          </Button>
        }
      >
        People join a charity’s group when one of its admins invites them and they accept, and a guild with
        its code or by applying on its page.
      </Notice>
    </Card>
  );
}
