import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::ui-texts.ui-texts');
