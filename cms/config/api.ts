export default {
  // The specification's page size (section 9). Longer lists are read page by page.
  rest: { defaultLimit: 100, maxLimit: 100, withCount: true },
  // Required media and relations are validated on publication, like other fields.
  documents: { strictRelations: true },
};
