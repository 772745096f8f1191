import './more-dates.css';

/** Further dates of a quest to be signed up for with it, in words of the page. */
export type MoreDatesView = {
  title: string;
  legend: string;
  hint: string;
  dates: readonly { id: string; shortDay: string; time: string; text: string }[];
};

type Props = {
  more: MoreDatesView;
  /** Ids of the dates whose boxes stand ticked. */
  chosen: readonly string[];
};

/** Offers the next dates of the same series in the form that signs up for one. */
export function MoreDates({ more: { title, legend, hint, dates }, chosen }: Props) {
  return (
    <details className="more-dates" open={dates.some(({ id }) => chosen.includes(id)) || undefined}>
      <summary>{title}</summary>
      <p id="more-dates-hint">{hint}</p>
      <fieldset aria-describedby="more-dates-hint">
        <legend className="visually-hidden">{legend}</legend>
        {dates.map(({ id, shortDay, time, text }) => (
          <label className="choice" key={id}>
            <input type="checkbox" name="date[]" value={id} defaultChecked={chosen.includes(id)} />
            <span>
              <b>{shortDay}</b> <span className="unbroken">{time}</span>
              <span className="more-dates-left">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
