import { Box } from '@mui/material';
import { Suspense } from 'react';
import { Menu } from 'react-admin';
import { consoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import { textsOf } from '../language/console-locale.ts';
import { accessOf, useMayOpen } from '../session/resource-access.ts';
import { useOrganization } from '../session/use-organization.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import type { PageRow } from './page-row.ts';

const StaffMenu = lazyPart(() => import('../staff/StaffMenu.tsx'), 'StaffMenu');

/** The pages of the console that the viewer may open at the selected charity, as their table has them in the menu. */
export function ConsoleMenu({ pages }: { pages: readonly PageRow[] }) {
  const { isStaff } = useOrganization();
  const { entries, staffEntries } = menuOf(pages);
  return (
    <Box component="nav" aria-label={textsOf(consoleMenuTexts).label}>
      <Menu>
        {entries.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
        {isStaff && (
          <Suspense fallback={null}>
            <StaffMenu entries={staffEntries} />
          </Suspense>
        )}
      </Menu>
    </Box>
  );
}

/** What stands in the menu: for everyone, and below that for the product's staff. */
export function menuOf(pages: readonly PageRow[]) {
  return {
    entries: pages.flatMap(({ menu, path, access }) =>
      menu && 'icon' in menu ? [{ ...menu, path, resource: accessOf(access).resource }] : [],
    ),
    staffEntries: pages.flatMap(({ menu, path, access }) =>
      menu && 'staffIcon' in menu ? [{ ...menu, path, resource: accessOf(access).resource }] : [],
    ),
  };
}

type Props = ReturnType<typeof menuOf>['entries'][number];

function Entry({ path, resource, label, icon: Icon, ownAccountLabel = label }: Props) {
  const isOwnAccount = useIsOwnAccount();
  const mayOpen = useMayOpen(resource);
  const t = textsOf(consoleMenuTexts);
  if (!mayOpen) return null;
  return <Menu.Item to={path} primaryText={t[isOwnAccount ? ownAccountLabel : label]} leftIcon={<Icon />} />;
}

/** Whether a charity's own account is logged in. */
function useIsOwnAccount(): boolean {
  const { session } = useOrganization();
  return session?.subject.ownProviderId !== null && !session?.subject.isStaff;
}
