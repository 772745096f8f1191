import type { ReactNode } from 'react';
import './flexible-time.css';

/** A list of times to choose from: the instants in epoch milliseconds as they are sent, and how each is said. */
export type TimeStops = {
  label: string;
  slider: string;
  stops: readonly (readonly [instant: string, said: string])[];
  /** The instant that is chosen at first. */
  chosen: string;
};
/** The times of a flexible quest, in words of the page. */
export type TimesView = { hint: string; minimumMs: number; arrival: TimeStops; departure: TimeStops };

type SelectProps = {
  name: 'arrival' | 'departure';
  times: TimeStops;
  problem?: string | undefined;
  onChange?: (instant: number) => void;
  /** Put behind the list: its slider. */
  children?: ReactNode;
};

/** The list of times for one end of the stay. */
export function TimeSelect({
  name,
  times: { label, slider, stops, chosen },
  problem,
  onChange,
  children,
}: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {problem && (
        <p className="field-problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      <select
        id={name}
        name={name}
        data-slider={slider}
        defaultValue={chosen}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
        onChange={onChange && (({ target }) => onChange(Number(target.value)))}
      >
        {stops.map(([instant, said]) => (
          <option key={instant} value={instant}>
            {said}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

/** The lists of both times, as a form without a script has them. */
export function TimeSelects({ times: { hint, arrival, departure } }: { times: TimesView }) {
  return (
    <>
      <p>{hint}</p>
      <TimeSelect name="arrival" times={arrival} />
      <TimeSelect name="departure" times={departure} />
    </>
  );
}
