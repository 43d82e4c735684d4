import type { Core } from '@strapi/strapi';
import { databaseFile } from './folders';

/** Logged database errors show the SQL with placeholders only: the values may be personal data that a visitor entered. */
const QUIET = { compileSqlOnError: false };

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('DATABASE_URL');
  if (url)
    return {
      connection: { ...QUIET, client: 'postgres', connection: { connectionString: url }, pool: { min: 1, max: 10 } },
    };
  return { connection: { ...QUIET, client: 'sqlite', connection: { filename: databaseFile }, useNullAsDefault: true } };
};
