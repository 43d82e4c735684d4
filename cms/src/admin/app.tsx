import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import { Calendar, CheckCircle, ClockCounterClockwise, Feather, ListSearch, Message, Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { setLocale } from 'yup';
import { MenuIcon } from './desk/menu-icon';
import { HistoryPanel } from './history/history-panel';
import { ImageTextPanel } from './image-text-panel';
import { InboxExport } from './inbox-export';
import { PageLinkPanel } from './page-link-panel';
import { PalettePanel } from './palette-panel';

/** Replaces Strapi's message for a failed pattern, which shows the regular expression instead of the field's hint. */
const PATTERN_ERROR = {
  id: 'components.Input.error.validation.regex',
  defaultMessage:
    'This is not in the format that the field needs. Links: /contact or https://example.com. Addresses: letters, digits and hyphens. Others: +49 40 123 45 67, EUR, #1C1C1E or lucide:ship.',
};

/** The desk needs permission to read at least one of these types. */
const LEADS = ['contact-message', 'startup-application', 'job-application'].map((type) => ({
  action: 'plugin::content-manager.explorer.read',
  subject: `api::${type}.${type}`,
}));

/** Strapi's widgets, which show single types by their ids. Ours replace them. */
const REPLACED_WIDGETS = ['last-edited-entries', 'last-published-entries'];
const READS_ARTICLES = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::article.article' }];

export default {
  config: {
    translations: { en: { [PATTERN_ERROR.id]: PATTERN_ERROR.defaultMessage } },
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'leads',
      icon: MenuIcon,
      intlLabel: { id: 'desk.title', defaultMessage: 'Leads' },
      permissions: LEADS,
      position: 2,
      Component: () => import('./desk/desk-page'),
    });
    app.addMenuLink({
      to: 'history',
      icon: ClockCounterClockwise,
      intlLabel: { id: 'history.title', defaultMessage: 'History' },
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::article.article' }],
      position: 4,
      Component: () => import('./history/history-page'),
    });
    app.addMenuLink({
      to: 'site-check',
      icon: ListSearch,
      intlLabel: { id: 'site-check.title', defaultMessage: 'Site check' },
      permissions: [{ action: 'plugin::content-manager.explorer.create', subject: 'api::redirect.redirect' }],
      position: 5,
      Component: () => import('./site-check-page'),
    });
    app.widgets.register((widgets) => [
      {
        id: 'leads',
        icon: Message,
        title: { id: 'desk.title', defaultMessage: 'Leads' },
        link: { label: { id: 'desk.open', defaultMessage: 'Open the desk' }, href: '/leads' },
        permissions: [{ action: 'admin::leads.report', subject: null }],
        component: async () => (await import('./desk/report-widget')).ReportWidget,
      },
      {
        id: 'review',
        icon: Pencil,
        title: { id: 'review.title', defaultMessage: 'Waiting for review' },
        permissions: [{ action: 'plugin::content-manager.explorer.publish', subject: 'api::article.article' }],
        component: async () => (await import('./entry-list-widgets')).ReviewWidget,
      },
      {
        id: 'schedule',
        icon: Calendar,
        title: { id: 'schedule.title', defaultMessage: 'Next seven days' },
        permissions: READS_ARTICLES,
        component: async () => (await import('./entry-list-widgets')).ScheduleWidget,
      },
      {
        id: 'changes',
        icon: Feather,
        title: { id: 'changes.title', defaultMessage: 'Last changed' },
        permissions: READS_ARTICLES,
        component: async () => (await import('./entry-list-widgets')).ChangesWidget,
      },
      {
        id: 'publications',
        icon: CheckCircle,
        title: { id: 'publications.title', defaultMessage: 'Last published' },
        permissions: READS_ARTICLES,
        component: async () => (await import('./entry-list-widgets')).PublicationsWidget,
      },
      ...widgets.filter(({ id }) => !REPLACED_WIDGETS.includes(id)),
    ]);
  },
  bootstrap(app: StrapiApp) {
    // Also set as yup's default, because Strapi passes some patterns without a message.
    setLocale({ string: { matches: PATTERN_ERROR } });
    const contentManager = app.getPlugin('content-manager');
    // Strapi leaves these APIs untyped; this cast is from its documentation.
    (contentManager.apis as ContentManagerPlugin['config']['apis']).addEditViewSidePanel([
      PageLinkPanel,
      PalettePanel,
      ImageTextPanel,
      HistoryPanel,
    ]);
    contentManager.injectComponent('listView', 'actions', {
      name: 'inbox-export',
      Component: InboxExport,
    });
  },
};
