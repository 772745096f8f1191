import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

type Frame = {
  /** Name and id, which a summary of problems leads to. */
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
};
type FieldProps = Frame & InputHTMLAttributes<HTMLInputElement>;
type AreaProps = Frame & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A text input with its label, its hint, and what is wrong with it; drawn as `TextField.astro` draws it. */
export function Field({ name, label, hint, problem, ...rest }: FieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={problem}>
      <input id={name} name={name} type="text" dir="auto" {...described(name, hint, problem)} {...rest} />
    </FieldFrame>
  );
}

/** A field for longer text. */
export function AreaField({ name, label, hint, problem, ...rest }: AreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={problem}>
      <textarea id={name} name={name} dir="auto" {...described(name, hint, problem)} {...rest} />
    </FieldFrame>
  );
}

function FieldFrame({ name, label, hint, problem, children }: Frame & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-problem" id={`${name}-problem`} hidden={!problem}>
        {problem}
      </p>
      {children}
    </div>
  );
}

function described(name: string, hint: string | undefined, problem: string | undefined) {
  return {
    'aria-describedby': [hint && `${name}-hint`, `${name}-problem`].filter(Boolean).join(' '),
    'aria-invalid': problem ? true : undefined,
  };
}
