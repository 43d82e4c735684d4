import type { Core } from '@strapi/strapi';
import { databaseFile } from './folders';

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('DATABASE_URL');
  if (url)
    return { connection: { client: 'postgres', connection: { connectionString: url }, pool: { min: 1, max: 10 } } };
  return { connection: { client: 'sqlite', connection: { filename: databaseFile }, useNullAsDefault: true } };
};
