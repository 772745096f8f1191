import { lazyPart } from '../widgets/loading/lazy-part.ts';
import type { StaffPageName } from './StaffPage.tsx';

const StaffPage = lazyPart(() => import('./StaffPage.tsx').then((file) => ({ default: file.StaffPage })));

/** A page of the product's staff, loaded when the first of them is opened: nobody else needs a line of them. */
export function staffPage(name: StaffPageName) {
  return () => <StaffPage page={name} />;
}
