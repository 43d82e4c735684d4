import 'react';

declare module 'react' {
  // Custom properties in `style`: what the drawings to scale are made of.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
  // Invoker commands (HTML Living Standard), which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
