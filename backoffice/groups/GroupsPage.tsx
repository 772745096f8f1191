import { Button } from '@mui/material';
import { Loading } from 'react-admin';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOrganization } from '../session/use-organization.ts';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { useShownGroup } from './record/use-group.ts';

/** Group page: the selected charity's group, or else the first of the viewer's own by name. */
export function GroupsPage() {
  const { isStaff, providerId } = useOrganization();
  const shown = useShownGroup();
  // The product's staff look after every group, so they are asked for which charity.
  if (isStaff && providerId === null && shown.groupId === null) {
    return <OrganizationGate title={textsOf(consoleGroupsTexts).title}>{() => null}</OrganizationGate>;
  }
  return (
    <>
      <PageHeading text={textsOf(consoleGroupsTexts).title} />
      <ShownGroup shown={shown} />
    </>
  );
}

function ShownGroup({ shown }: { shown: ReturnType<typeof useShownGroup> }) {
  const { groupId, isPending, error, refetch } = shown;
  const t = textsOf(consoleGroupsTexts);
  if (isPending) return <Loading />;
  if (error) {
    return (
      <FailureNotice isCard title={t.notLoaded} onRetry={() => void refetch()}>
        {error.message}
      </FailureNotice>
    );
  }
  if (groupId !== null) return <GroupTabs key={groupId} groupId={groupId} />;
  return (
    <Notice
      isCard
      title={t.noneTitle}
      actions={
        <Button variant="outlined" href="/guilds">
          {t.findGuild}
        </Button>
      }
    >
      {t.none}
    </Notice>
  );
}
