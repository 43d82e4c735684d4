/** The schedule's fields, each with the panel's button that does the same immediately. */
export const SCHEDULE_FIELDS = { publish_at: 'Publish', unpublish_at: 'Unpublish' } as const;
