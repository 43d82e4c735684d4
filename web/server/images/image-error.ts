/** The status is always a 4xx, because no image URL may cause a 5xx. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly status: 400 | 403 | 404 | 413 | 415 | 429;
  readonly retryAfterS: number | undefined;

  constructor(status: ImageError['status'], message: string, retryAfterS?: number) {
    super(message);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}
