import type { FindFormTexts } from '#domain/texts/generated/find-form.ts';
import { choosing, DAYS, type FindAsk, hasPlace, SORTS, TIMES } from './find-address.ts';
import type { FindChoices } from './find-choices.ts';
import type { FoundList } from './found-list.ts';

type Props = {
  texts: FindFormTexts;
  ask: FindAsk;
  choices: FindChoices;
  problems: FoundList['problems'];
  /** The first day that may be looked for, 'YYYY-MM-DD'. */
  today: string;
  counts: FoundList['counts'];
  foldedCount: number;
  onChoose: (ask: FindAsk) => void;
};

const MATTERS = [
  ['need', 'needsPeople'],
  ['children', 'withChildren'],
  ['easy', 'noExperience'],
  ['home', 'atHome'],
] as const;

/** All other filters, folded up until someone wants them. */
export function FindMore(props: Props) {
  const { texts, problems, foldedCount: count } = props;
  return (
    <details className="find-more" open={problems.date !== undefined}>
      <summary className="chip-like">
        {texts.more}
        {count > 0 && <span className="chosen">{texts.moreChosen({ count })}</span>}
      </summary>
      <div className="parts">
        <WhenPart {...props} />
        <MattersPart {...props} />
        <WherePart {...props} />
        <TypesPart {...props} />
        <p className="ends">
          <button type="submit" className="button send">
            {texts.show}
          </button>
          <a className="button button-quiet" href="?">
            {texts.clear}
          </a>
        </p>
      </div>
    </details>
  );
}

function WhenPart({ texts, ask, problems, today, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{texts.when}</legend>
      <div className="pair">
        <label>
          {texts.day}
          <select
            name="day"
            value={ask.day}
            onChange={({ target }) =>
              onChoose(choosing(ask, { day: DAYS.find((day) => day === target.value) ?? 'any' }))
            }
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {texts[day]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.date}
          <input
            name="date"
            type="date"
            min={today}
            value={ask.date}
            onChange={({ target }) => onChoose(choosing(ask, { day: 'any', date: target.value }))}
            {...(problems.date && { 'aria-invalid': true, 'aria-describedby': 'date-problem' })}
          />
        </label>
      </div>
      <Problem id="date-problem" text={problems.date} />
      {TIMES.map((time) => (
        <Box
          key={time}
          name="time"
          value={time}
          label={texts[time]}
          isChosen={ask.times.includes(time)}
          onChoose={(isChosen) => onChoose(choosing(ask, { times: toggled(ask.times, time, isChosen) }))}
        />
      ))}
    </fieldset>
  );
}

function MattersPart({ texts, ask, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{texts.matters}</legend>
      {MATTERS.map(([name, key]) => (
        <Box
          key={name}
          name={name}
          value="1"
          label={texts[key]}
          isChosen={ask[key]}
          onChoose={(isChosen) => onChoose(choosing(ask, { [key]: isChosen }))}
        />
      ))}
    </fieldset>
  );
}

function WherePart({ texts, ask, choices, onChoose }: Props) {
  return (
    <div className="where">
      <label>
        {texts.district}
        <select
          name="district"
          value={ask.districtId}
          onChange={({ target }) => onChoose(choosing(ask, { districtId: target.value }))}
        >
          <option value="">{texts.anyDistrict}</option>
          {choices.districts.map(({ id, label, ...written }) => (
            <option key={id} value={id} {...written}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <SortChoice texts={texts} ask={ask} onChoose={onChoose} />
    </div>
  );
}

function SortChoice({ texts, ask, onChoose }: Pick<Props, 'texts' | 'ask' | 'onChoose'>) {
  return (
    <>
      <label>
        {texts.order}
        <select
          name="sort"
          value={ask.sort}
          onChange={({ target }) =>
            onChoose(choosing(ask, { sort: SORTS.find((sort) => sort === target.value) ?? 'start' }))
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {texts[sort]}
            </option>
          ))}
        </select>
      </label>
      {ask.sort === 'distance' && !hasPlace(ask) && <p className="field-hint">{texts.distanceNeedsPlace}</p>}
    </>
  );
}

function TypesPart({ texts, ask, choices, counts, onChoose }: Props) {
  return (
    <fieldset className="types">
      <legend>{texts.types}</legend>
      {choices.causes.map(({ label: name, types }) => (
        <div key={name}>
          <p>{name}</p>
          <div className="boxes">
            {types.map(({ id, label }) => (
              <Box
                key={id}
                name="type"
                value={id}
                label={label}
                count={counts[id]}
                isChosen={ask.types.includes(id)}
                onChoose={(isChosen) => onChoose(choosing(ask, { types: toggled(ask.types, id, isChosen) }))}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type BoxProps = {
  name: string;
  value: string;
  label: string;
  /** How many quests it leaves. */
  count?: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A choice of several. */
export function Box({ name, value, label, count, isChosen, onChoose }: BoxProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {label}
      {count && <small>{count}</small>}
    </label>
  );
}

/** What is wrong with a field, in words. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="field-problem" id={id}>
      {text}
    </p>
  ) : null;
}

function toggled<Value>(values: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = values.filter((one) => one !== value);
  return isChosen ? [...others, value] : others;
}
