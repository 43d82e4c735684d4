import { Field, type FieldProps } from './field';

/** A file to choose. What may be chosen stands in the hint, before anybody chooses. */
export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return <Field {...field}>{(props) => <input {...props} className="input" type="file" accept={accept} />}</Field>;
}
