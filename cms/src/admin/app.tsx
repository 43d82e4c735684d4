import type { StrapiApp } from '@strapi/strapi/admin';
import { InboxExport } from './inbox-export';

export default {
  bootstrap(app: StrapiApp) {
    app.getPlugin('content-manager').injectComponent('listView', 'actions', {
      name: 'inbox-export',
      Component: InboxExport,
    });
  },
};
