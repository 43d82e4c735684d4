import type { StrapiApp } from '@strapi/strapi/admin';
import { setLocale } from 'yup';
import { InboxExport } from './inbox-export';

/** In the place of a regular expression, where an error hides the field's own hint. */
const WRITTEN_WRONGLY = {
  id: 'components.Input.error.validation.regex',
  defaultMessage:
    'This is not in the format that the field needs. Links: /contact or https://example.com. Addresses: letters, digits and hyphens. Others: +49 40 123 45 67, EUR, #0D9488 or lucide:ship.',
};

export default {
  config: {
    translations: { en: { [WRITTEN_WRONGLY.id]: WRITTEN_WRONGLY.defaultMessage } },
  },
  bootstrap(app: StrapiApp) {
    // The pattern of an address comes without a message of its own.
    setLocale({ string: { matches: WRITTEN_WRONGLY } });
    app.getPlugin('content-manager').injectComponent('listView', 'actions', {
      name: 'inbox-export',
      Component: InboxExport,
    });
  },
};
