/** The ranges that visitors choose from, in the order they are shown. */
export const BUDGETS = ['under_25k', '25k_to_75k', '75k_to_200k', 'over_200k', 'not_sure'] as const;
