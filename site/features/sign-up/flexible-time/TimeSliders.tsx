import { useEffect, useRef, useState } from 'react';
import { movedSpan, type Span } from './flexible-span.ts';
import { TimeSelect, type TimeStops, type TimesView } from './TimeSelects.tsx';

const ENDS = ['arrival', 'departure'] as const;

type Props = {
  times: TimesView;
  /** What is wrong with the times that were sent. */
  problems?: Readonly<{ arrival?: string; departure?: string }>;
};

/** The times of a flexible quest: two lists, and in the browser a slider over each. */
export function TimeSliders({ times, problems = {} }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [span, setSpan] = useState<Span | null>(null);
  // What was chosen before the script arrived stays.
  useEffect(() => {
    const [arrival, departure] = ENDS.map((name) => listOf(place.current, name)?.value);
    if (arrival && departure) setSpan({ arrival: Number(arrival), departure: Number(departure) });
  }, []);
  const move = (moved: Partial<Span>) => {
    if (!span) return;
    const arrivals = instantsOf(times.arrival);
    const departures = instantsOf(times.departure);
    const next = movedSpan(span, moved, { arrivals, departures, minimumMs: times.minimumMs });
    for (const name of ENDS) {
      const list = listOf(place.current, name);
      if (list) list.value = String(next[name]);
    }
    setSpan(next);
  };
  return (
    <div className="flexible-time" ref={place}>
      <p>{times.hint}</p>
      {ENDS.map((name) => (
        <TimeSelect
          key={name}
          name={name}
          times={times[name]}
          problem={problems[name]}
          onChange={(instant) => move({ [name]: instant })}
        >
          {span && (
            <Slider times={times[name]} at={span[name]} onMove={(instant) => move({ [name]: instant })} />
          )}
        </TimeSelect>
      ))}
    </div>
  );
}

type SliderProps = { times: TimeStops; at: number; onMove: (instant: number) => void };

/** A slider whose steps are the stops of a list. */
function Slider({ times: { slider, stops }, at, onMove }: SliderProps) {
  const index = stops.findIndex(([instant]) => Number(instant) === at);
  return (
    <input
      type="range"
      min={0}
      max={stops.length - 1}
      step={1}
      value={index}
      aria-label={slider}
      aria-valuetext={stops[index]?.[1]}
      onChange={({ target }) => onMove(Number(stops[target.valueAsNumber]?.[0]))}
    />
  );
}

function instantsOf({ stops }: TimeStops): number[] {
  return stops.map(([instant]) => Number(instant));
}

function listOf(place: Element | null, name: string): HTMLSelectElement | null {
  return place?.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? null;
}
