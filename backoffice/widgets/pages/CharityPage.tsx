import type { ReactNode } from 'react';
import { Loading, Title, useRequireAccess } from 'react-admin';
import { OrganizationGate } from './OrganizationGate.tsx';
import { PageTitle } from './PageTitle.tsx';

type Props = {
  /** Whoever may list it may open the page. */
  resource: string;
  title: string;
  loading?: ReactNode;
  children: (providerId: string) => ReactNode;
};

/** A page with a fixed title about the selected charity. */
export function CharityPage({ resource, title, loading = <Loading />, children }: Props) {
  const { isPending } = useRequireAccess({ resource, action: 'list' });
  if (isPending) return loading;
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <Title title={<PageTitle text={title} />} preferenceKey={false} />
          {children(providerId)}
        </>
      )}
    </OrganizationGate>
  );
}
