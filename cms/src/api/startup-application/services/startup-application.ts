import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::startup-application.startup-application');
