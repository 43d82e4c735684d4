import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::technical-byte.technical-byte');
