import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::not-found.not-found');
