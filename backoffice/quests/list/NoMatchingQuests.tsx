import { consoleQuestListTexts } from '#domain/texts/generated/console-quest-list.ts';
import { textsOf } from '../../language/console-locale.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';

/** The charity has quests, but the filters let none through. */
export function NoMatchingQuests() {
  const t = textsOf(consoleQuestListTexts);
  return <NothingFits title={t.noneFitsTitle}>{t.noneFits}</NothingFits>;
}
