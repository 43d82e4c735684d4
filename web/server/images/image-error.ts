/** Why there is no image: always the asker's 4xx, so that no address makes the site fail (contract, Images). */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly status: 400 | 403 | 404 | 413 | 415 | 429;
  /** After how many seconds there may be one. */
  readonly retryAfterS: number | undefined;

  constructor(status: ImageError['status'], message: string, retryAfterS?: number) {
    super(message);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}
