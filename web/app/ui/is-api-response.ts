/** Guards against responses of a proxy, or of another build during a deployment. */
export const isApiResponse = <Answer extends object>(body: unknown, text: keyof Answer & string): body is Answer =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, text) === 'string';
