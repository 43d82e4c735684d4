/** Guards against responses of a proxy, or of another build during a deployment. */
export const isApiResponse = <Body extends object>(value: unknown, text: keyof Body & string): value is Body =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, text) === 'string';
