import 'react';

declare module 'react' {
  // Custom properties in `style`: what the drawings to scale are made of.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
