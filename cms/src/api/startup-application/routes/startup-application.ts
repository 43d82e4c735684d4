import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::startup-application.startup-application');
