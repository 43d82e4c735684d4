import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::free-resource.free-resource');
