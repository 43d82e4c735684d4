/** HTTP status of the preview of a draft that lacks required fields. */
export const INCOMPLETE_DRAFT = 422;
