import type { ReactNode, Ref } from 'react';
import { ALERT_PATH } from './alert-path.ts';
import './notice-box.css';

type Props = {
  tone: 'warning' | 'error';
  /** Short and bold, above the text. */
  title?: string;
  /** Read by a screen reader as soon as it is there. */
  role?: 'alert';
  tabIndex?: number;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A notice, drawn as `Notice.astro` draws it. */
export function NoticeBox({ tone, title, children, ...rest }: Props) {
  return (
    <div className={`notice notice-${tone} notice-box`} {...rest}>
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        aria-hidden
      >
        <path d={ALERT_PATH} />
      </svg>
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
