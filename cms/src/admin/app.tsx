import type { StrapiApp } from '@strapi/strapi/admin';
import { setLocale } from 'yup';
import { InboxExport } from './inbox-export';

/** Replaces Strapi's message for a failed pattern, which shows the regular expression instead of the field's hint. */
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
    // Also the default of yup, for patterns that Strapi passes without a message.
    setLocale({ string: { matches: WRITTEN_WRONGLY } });
    app.getPlugin('content-manager').injectComponent('listView', 'actions', {
      name: 'inbox-export',
      Component: InboxExport,
    });
  },
};
