import type { HTMLAttributes } from 'react';

/** The custom element of `near-me-element.ts`, as React writes it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'near-me': HTMLAttributes<HTMLElement>;
    }
  }
}
