import type { LanguageRegistration } from 'shiki/core';

/** What a table or a column may well be called isn't in the list, or only together with its neighbour. */
const KEYWORDS = `
  add all alter always analyze and any array as asc attach at\\s+time\\s+zone begin between bigint bigserial boolean by bytea
  cascade case cast check commit concurrently conflict constraint copy create cross current_date current_timestamp
  default deferrable deferred delete desc detach distinct do drop each else end except exclude execute exists explain
  extension fetch filter first\\s+\\d+\\s+rows for foreign\\s+key from full function generated grant group having
  identity if ilike immediate in index initially inner insert int integer intersect interval into is isolation\\s+level
  join json jsonb lateral left like limit listen local locked materialized merge natural not nothing notify nowait
  nulls numeric of offset on only or order outer over partition pragma primary\\s+key range real recursive references
  refresh returning returns revoke right rollback savepoint select serializable set skip smallint strict table
  temporary text then timestamp timestamptz to transaction trigger truncate tstzrange union unique update using uuid
  vacuum valid validate values varchar view when where window with without
`;

/**
 * PostgreSQL and SQLite. Shiki's own is T-SQL, to which `move`, `status` and `size` are keywords, and `validate` and
 * `vacuum` are none.
 */
export const sqlGrammar: LanguageRegistration = {
  name: 'sql',
  scopeName: 'source.sql',
  repository: {},
  patterns: [
    { match: '--.*$', name: 'comment.line.sql' },
    { begin: '/\\*', end: '\\*/', name: 'comment.block.sql' },
    { begin: "'", end: "'", name: 'string.quoted.sql' },
    { match: '"[^"]*"' },
    { match: '(?i)\\b(?:true|false|null)\\b|(?<![\\w.])\\d+(?:\\.\\d+)?\\b', name: 'constant.language.sql' },
    { match: `(?i)(?<![\\w.])(?:${KEYWORDS.trim().split(/\s+/).join('|')})(?!\\w)`, name: 'keyword.other.sql' },
    { match: '\\b\\w+(?=\\()', name: 'entity.name.function.sql' },
    { match: '[<>=!|&@~*/%+-]+', name: 'keyword.operator.sql' },
  ],
};
