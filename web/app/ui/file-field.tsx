import { Field, type FieldProps } from './field.tsx';

export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return <Field {...field}>{(props) => <input {...props} className="input" type="file" accept={accept} />}</Field>;
}
