import type { CharityBooks } from '../stamps/collection/stamp-collection.ts';
import { AddQuestDialog } from './add-quest/AddQuestDialog.tsx';
import type { CalendarQuest } from './month-data/calendar-quest.ts';
import type { QuestRights } from './month-data/use-quest-rights.ts';
import { PlaceBundleDialog } from './place-bundle/PlaceBundleDialog.tsx';

type Props = {
  day: string;
  /** A stamp or a bundle; null while none is chosen. */
  placed: string | null;
  /** A quest like which one is added; null: nothing is filled in. */
  copied: CalendarQuest | null;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
  rights: QuestRights;
  /** A bundle was chosen in the place of a stamp. */
  onBundle: (bundleId: string) => void;
  onClose: () => void;
};

/** Adds to a day: all stamps of a bundle at once, or one quest. */
export function AddingDialog({ placed, rights, onBundle, ...adding }: Props) {
  const bundle = placed === null ? undefined : adding.books.bundles.get(placed);
  if (bundle) return <PlaceBundleDialog {...adding} bundle={bundle} />;
  return <AddQuestDialog {...adding} stampId={placed} rights={rights} onBundle={onBundle} />;
}
