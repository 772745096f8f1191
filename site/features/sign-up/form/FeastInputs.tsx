import type { FeastAnswers, FeastQuestionId } from '#domain/sign-up/feast-form.ts';
import { AreaField } from '../../../ui/forms/Field.tsx';

/** A question about the meal, in words of the page. */
export type FeastQuestionView =
  | {
      id: FeastQuestionId;
      label: string;
      hint: string;
      minLength: number;
      maxLength: number;
      options?: undefined;
    }
  | { id: FeastQuestionId; label: string; options: readonly (readonly [sent: string, said: string])[] };

type Props = {
  questions: readonly FeastQuestionView[];
  answers: FeastAnswers;
  /** What is wrong with the answers that were sent, by question. */
  problems: Readonly<Partial<Record<FeastQuestionId, string>>>;
};

/** The questions about a meal that someone brings. */
export function FeastInputs({ questions, answers, problems }: Props) {
  return questions.map((question) => {
    const { id, label } = question;
    if (question.options === undefined) {
      const { hint, minLength, maxLength } = question;
      const typed = { hint, minLength, maxLength, defaultValue: answers[id], problem: problems[id] };
      return <AreaField key={id} name={id} label={label} required {...typed} />;
    }
    return (
      <fieldset
        key={id}
        id={id}
        tabIndex={-1}
        data-invalid={problems[id] ? true : undefined}
        aria-describedby={`${id}-problem`}
      >
        <legend>{label}</legend>
        <p className="field-problem" id={`${id}-problem`} hidden={!problems[id]}>
          {problems[id]}
        </p>
        {question.options.map(([sent, said]) => (
          <label className="choice" key={sent}>
            <input type="radio" name={id} value={sent} required defaultChecked={answers[id] === sent} />
            {said}
          </label>
        ))}
      </fieldset>
    );
  });
}
