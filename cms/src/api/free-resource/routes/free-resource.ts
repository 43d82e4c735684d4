import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::free-resource.free-resource');
