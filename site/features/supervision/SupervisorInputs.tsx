import { Field } from '../../ui/forms/Field.tsx';
import './supervisor-inputs.css';

/** The question who looks after a young person on a quest, in words of the page. */
export type SupervisorView = {
  legend: string;
  oneOfTwo: string;
  username: { label: string; hint: string; maxLength: number };
  guardian: { label: string; hint: string; maxLength: number };
};

type Props = {
  supervisor: SupervisorView;
  username?: string | undefined;
  guardianName?: string | undefined;
  problem?: string | undefined;
};

/** Asks for an adult on the quest, or for the guardian. */
export function SupervisorInputs({ supervisor, username, guardianName, problem }: Props) {
  return (
    <fieldset className="supervisor">
      <legend>{supervisor.legend}</legend>
      <p>{supervisor.oneOfTwo}</p>
      <Field
        name="supervisorUsername"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        problem={problem}
        {...supervisor.username}
      />
      <Field
        name="supervisingGuardian"
        autoComplete="off"
        defaultValue={guardianName}
        {...supervisor.guardian}
      />
    </fieldset>
  );
}
