/** HTTP status of a previewed draft with missing required fields. */
export const INCOMPLETE_DRAFT = 422;
