import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { OrganizationGate } from './OrganizationGate.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page with a fixed title about the selected charity. */
export function CharityPage({
  title,
  children,
}: {
  title: string;
  children: (providerId: string) => ReactNode;
}) {
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
