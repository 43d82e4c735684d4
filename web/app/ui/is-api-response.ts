/**
 * Whether a body is an answer of this site, which it shows by a text that each such answer has. A proxy may have answered instead,
 * or an instance with another build while a deployment is under way.
 */
export const isApiResponse = <Answer extends object>(body: unknown, text: keyof Answer & string): body is Answer =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, text) === 'string';
