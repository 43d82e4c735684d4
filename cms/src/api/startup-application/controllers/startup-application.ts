import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::startup-application.startup-application');
