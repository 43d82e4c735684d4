import { factories } from '@strapi/strapi';
import { withoutHiddenLinks } from '../../../publishing/menu-times';

export default factories.createCoreService('api::navigation.navigation', ({ strapi }) => ({
  async find(query: { status?: string }) {
    const entry = await super.find(query);
    return entry && withoutHiddenLinks(strapi, entry, query.status === 'draft');
  },
}));
