/** Whether the body has the text field of the expected response. A proxy, or another build during a deployment, may send others. */
export const isApiResponse = <Body extends object>(value: unknown, field: keyof Body & string): value is Body =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === 'string';
