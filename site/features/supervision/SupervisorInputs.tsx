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
  /** What is wrong with what was typed. */
  problems?: Readonly<{ supervisorUsername?: string; supervisingGuardian?: string }>;
};

/** Asks for an adult on the quest, or for the guardian. */
export function SupervisorInputs({ supervisor, username, guardianName, problems = {} }: Props) {
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
        problem={problems.supervisorUsername}
        {...supervisor.username}
      />
      <Field
        name="supervisingGuardian"
        autoComplete="off"
        defaultValue={guardianName}
        problem={problems.supervisingGuardian}
        {...supervisor.guardian}
      />
    </fieldset>
  );
}
