import './party-inputs.css';

/** The question who comes along, in words of the page. */
export type PartyView = {
  title: string;
  help: string;
  noOne: string;
  bands: readonly { id: string; label: string }[];
  firstName: string;
  nameMax: number;
  /** A label for each person who can come. */
  people: readonly string[];
};

/** Person who comes along, as a form has it: a band, and a first name or none. */
export type SentHead = { band: string; firstName: string };

type Props = { party: PartyView; sent?: readonly SentHead[]; problem?: string | undefined };

/** Asks for the age band of each person who comes along, and a first name; one more once the one before has a band. */
export function PartyInputs({ party, sent = [], problem }: Props) {
  return (
    <fieldset className="stack" data-invalid={problem === undefined ? undefined : true}>
      <legend>{party.title}</legend>
      <p className="field-hint">{party.help}</p>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
      {party.people.map((label, index) => (
        <PartyHead key={label} party={party} label={label} number={index + 1} head={sent[index]} />
      ))}
    </fieldset>
  );
}

type HeadProps = { party: PartyView; label: string; number: number; head: SentHead | undefined };

function PartyHead({ party, label, number, head }: HeadProps) {
  const [band, name] = [`band-${number}`, `first-name-${number}`];
  return (
    <div className="party stack">
      <div className="field">
        <label htmlFor={band} id={`${band}-label`}>
          {label}
        </label>
        <select id={band} name={band} defaultValue={head?.band}>
          <option value="">{party.noOne}</option>
          {party.bands.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={name} id={`${name}-label`}>
          {party.firstName}
        </label>
        <input
          id={name}
          name={name}
          aria-labelledby={`${band}-label ${name}-label`}
          dir="auto"
          autoComplete="off"
          maxLength={party.nameMax}
          defaultValue={head?.firstName}
        />
      </div>
    </div>
  );
}
