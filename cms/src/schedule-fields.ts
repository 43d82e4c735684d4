/** Fields of the schedule, with the button that does the same at once. */
export const TIMES = { publish_at: 'Publish', unpublish_at: 'Unpublish' } as const;
