export default {
  // The specification's page size (section 9). Longer lists are read page by page.
  rest: { defaultLimit: 100, maxLimit: 100, withCount: true },
  // Files and relations that a schema requires are asked for on publication, as any other field is.
  documents: { strictRelations: true },
};
