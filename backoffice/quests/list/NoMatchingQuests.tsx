import { NothingFits } from '../../widgets/lists/ListStates.tsx';

/** The charity has quests, but the filters let none through. */
export function NoMatchingQuests() {
  return (
    <NothingFits title="No quest fits these filters">
      Clear the filters to see all quests of this charity, past ones too.
    </NothingFits>
  );
}
