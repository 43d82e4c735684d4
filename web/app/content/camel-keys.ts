type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;
type CamelKeys<T> = { [Key in keyof T as Key extends string ? CamelCase<Key> : Key]: T[Key] };

/** `{ published_on }` → `{ publishedOn }`. Not recursive: nested schemas have transforms of their own. */
export const camelKeys = <T extends object>(raw: T): CamelKeys<T> =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as CamelKeys<T>;
