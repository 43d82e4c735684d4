import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::technical-byte.technical-byte');
