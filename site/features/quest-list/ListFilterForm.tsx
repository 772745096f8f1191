import { isNarrowed, type ListFilter, ORDER_LABELS, WHEN_LABELS, wholeList } from './list-filter.ts';
import type { ListedQuest } from './quest-card.ts';

type Props = {
  filter: ListFilter;
  types: readonly ListedQuest['category'][];
  /** Whether it stands open where it can be closed. */
  isOpen: boolean;
  /** Whether choices take effect at once; before that the form is sent. */
  isLive: boolean;
  onChoose: (filter: ListFilter) => void;
};

/** What to show of a charity's list. A form, so that it works before its script is there and without it. */
export function ListFilterForm({ filter, types, isOpen, isLive, onChoose }: Props) {
  const choose = (choice: Partial<ListFilter>) => onChoose({ ...filter, ...choice });
  const chosen = [
    WHEN_LABELS[filter.when],
    types.find(({ id }) => id === filter.type)?.label,
    filter.hasRoom && 'open spots',
  ];
  return (
    <details className="list-filter" open={isOpen}>
      <summary>
        Filter<span className="chosen">{chosen.filter(Boolean).join(' · ')}</span>
      </summary>
      <form method="get" aria-label="Which Quests to show">
        <Choice
          name="when"
          label="When"
          labels={WHEN_LABELS}
          value={filter.when}
          onChoose={(when) => choose({ when })}
        />
        {types.length > 1 && (
          <TypeChoice types={types} value={filter.type} onChoose={(type) => choose({ type })} />
        )}
        <Choice
          name="by"
          label="Order"
          labels={ORDER_LABELS}
          value={filter.order}
          onChoose={(order) => choose({ order })}
        />
        <RoomChoice hasRoom={filter.hasRoom} onChoose={(hasRoom) => choose({ hasRoom })} />
        {isLive ? (
          <ShowAll isNeeded={isNarrowed(filter)} onPress={() => onChoose(wholeList(filter.order))} />
        ) : (
          <button type="submit" className="button">
            Show these
          </button>
        )}
      </form>
    </details>
  );
}

function RoomChoice({ hasRoom, onChoose }: { hasRoom: boolean; onChoose: (hasRoom: boolean) => void }) {
  return (
    <label className="has-room">
      <input
        type="checkbox"
        name="open"
        value="1"
        checked={hasRoom}
        onChange={({ target }) => onChoose(target.checked)}
      />
      Open spots only
    </label>
  );
}

/** Keeps its place while there is nothing to take back. */
function ShowAll({ isNeeded, onPress }: { isNeeded: boolean; onPress: () => void }) {
  return (
    <button type="button" className="button" disabled={!isNeeded} onClick={onPress}>
      Show all
    </button>
  );
}

type TypeChoiceProps = {
  types: Props['types'];
  value: string | null;
  onChoose: (type: string | null) => void;
};

function TypeChoice({ types, value, onChoose }: TypeChoiceProps) {
  return (
    <label>
      Type
      <select name="type" value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">All types</option>
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
