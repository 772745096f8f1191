import type { ComponentType, ReactElement } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ConsoleMenuTexts } from '#domain/texts/generated/console-menu.ts';
import type { PageAccess } from '../session/resource-access.ts';
import type { StaffIcon } from '../staff/StaffMenu.tsx';

/** A page whose code comes when it is opened, or ahead of that. */
export type Page = ComponentType & { load?: () => Promise<unknown> };

/** How an entry of the menu is called: by its text. */
export type MenuLabel = keyof ConsoleMenuTexts;

/** How a page stands in the menu. Staff's icons and texts come with their part of it, which no one else loads. */
export type MenuEntry =
  | { label: MenuLabel; icon: ComponentType; ownAccountLabel?: MenuLabel }
  | { staffIcon: StaffIcon };

/** Everything that the console knows of a page. */
export type PageRow = {
  path: `/${string}`;
  /** What its viewer may do at the selected charity; who may not is told so. */
  access: PageAccess;
  page: Page;
  /** Entry in the menu, in the order of the table. */
  menu?: MenuEntry;
  /** The page asks by itself: of the charity of its record, or to lead elsewhere who may not see it. */
  isAskedByPage?: true;
  /** Resource whose react-admin page this is, by its path; react-admin checks access. */
  resource?: string;
  /** On the row of a resource's list: what its records are called. */
  represents?: NonNullable<ResourceProps['recordRepresentation']>;
  /** What stands there until the page has come. */
  loading?: ReactElement;
  /** A sheet of paper: nothing of the console's frame is printed. */
  isSheet?: true;
  /** What is loaded besides, when the page is the first one that is opened. */
  ahead?: () => Promise<unknown>;
};
