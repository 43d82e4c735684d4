// The specification's page size (section 9). Longer lists are read page by page.
export default { rest: { defaultLimit: 100, maxLimit: 100, withCount: true } };
