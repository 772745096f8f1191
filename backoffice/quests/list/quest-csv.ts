import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts';
import { consoleQuestListTexts } from '#domain/texts/generated/console-quest-list.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { statusLabel, typeLabel } from '../../records/quest-labels.ts';
import { questWhen } from '../../records/quest-when.ts';

/** A list of quests as a CSV file, with the columns of its table. */
export function questCsv(quests: readonly QuestRowFragment[]): string {
  const t = textsOf(consoleQuestListTexts);
  const head = [t.when, t.time, t.title, t.type, t.status, t.taken, t.spots, t.location];
  const lines = quests.map((quest) => {
    const { day, time } = questWhen(quest);
    return [
      ...[day, time, quest.eventTitle, typeLabel(quest.eventType), statusLabel(quest.publishingStatus)],
      ...[quest.takenCount, quest.resourceMaxNumber, quest.location?.name ?? null],
    ];
  });
  return BYTE_ORDER_MARK + [head, ...lines].map(csvLine).join('');
}
