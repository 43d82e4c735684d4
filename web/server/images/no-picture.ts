/** Why there is no picture: always the asker's 4xx, so that no address makes the site fail (contract, Images). */
export class NoPicture extends Error {
  override name = 'NoPicture';
  readonly status: 400 | 403 | 404 | 413 | 415 | 429;
  /** After how many seconds there may be one. */
  readonly retryAfterS: number | undefined;

  constructor(status: NoPicture['status'], message: string, retryAfterS?: number) {
    super(message);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}
