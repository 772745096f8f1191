import type { QuestFilterTexts } from '#domain/texts/generated/quest-filter.ts';
import { isNarrowed, type ListFilter, WHENS, wholeList } from './list-filter.ts';
import type { ListedQuest } from './quest-card.ts';

type Props = {
  texts: QuestFilterTexts;
  filter: ListFilter;
  types: readonly ListedQuest['category'][];
  /** Whether it stands open where it can be closed. */
  isOpen: boolean;
  /** Whether choices take effect at once; before that the form is sent. */
  isLive: boolean;
  onChoose: (filter: ListFilter) => void;
};

/** What to show of a charity's list. A form, so that it works before its script is there and without it. */
export function ListFilterForm({ texts, filter, types, isOpen, isLive, onChoose }: Props) {
  const choose = (choice: Partial<ListFilter>) => onChoose({ ...filter, ...choice });
  return (
    <details className={isNarrowed(filter) ? 'list-filter is-narrowed' : 'list-filter'} open={isOpen}>
      <summary>
        {texts.filter}
        <span className="chosen">{chosenWords({ texts, filter, types })}</span>
      </summary>
      <form method="get" aria-label={texts.whichQuests}>
        <Choice
          name="when"
          label={texts.when}
          labels={labelsOf(WHENS, texts)}
          value={filter.when}
          onChoose={(when) => choose({ when })}
        />
        {types.length > 1 && (
          <TypeChoice texts={texts} types={types} value={filter.type} onChoose={(type) => choose({ type })} />
        )}
        <input type="hidden" name="by" value={filter.order} />
        <RoomChoice
          label={texts.openOnly}
          hasRoom={filter.hasRoom}
          onChoose={(hasRoom) => choose({ hasRoom })}
        />
        {isLive ? (
          <ShowAll
            label={texts.showAll}
            isNeeded={isNarrowed(filter)}
            onPress={() => onChoose(wholeList(filter.order))}
          />
        ) : (
          <button type="submit" className="button">
            {texts.showThese}
          </button>
        )}
      </form>
    </details>
  );
}

/** What the folded filter is set to. */
function chosenWords({ texts, filter, types }: Pick<Props, 'texts' | 'filter' | 'types'>): string {
  const type = types.find(({ id }) => id === filter.type)?.label;
  return [texts[filter.when], type, filter.hasRoom && texts.openSpots].filter(Boolean).join(' · ');
}

type RoomChoiceProps = { label: string; hasRoom: boolean; onChoose: (hasRoom: boolean) => void };

function RoomChoice({ label, hasRoom, onChoose }: RoomChoiceProps) {
  return (
    <label className="has-room">
      <input
        type="checkbox"
        name="open"
        value="1"
        checked={hasRoom}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {label}
    </label>
  );
}

/** Keeps its place while there is nothing to take back. */
function ShowAll({ label, isNeeded, onPress }: { label: string; isNeeded: boolean; onPress: () => void }) {
  return (
    <button type="button" className="button" disabled={!isNeeded} onClick={onPress}>
      {label}
    </button>
  );
}

type TypeChoiceProps = {
  texts: QuestFilterTexts;
  types: Props['types'];
  value: string | null;
  onChoose: (type: string | null) => void;
};

function TypeChoice({ texts, types, value, onChoose }: TypeChoiceProps) {
  return (
    <label>
      {texts.type}
      <select name="type" value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{texts.allTypes}</option>
        {types.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ name, label, labels, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select name={name} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {Object.entries<string>(labels).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The texts of a choice by their values. */
function labelsOf<Value extends keyof QuestFilterTexts & string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): Record<Value, string> {
  return Object.fromEntries(values.map((value) => [value, texts[value]])) as Record<Value, string>;
}
