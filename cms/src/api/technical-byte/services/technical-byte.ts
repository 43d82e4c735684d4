import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::technical-byte.technical-byte');
