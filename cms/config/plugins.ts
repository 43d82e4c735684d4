import type { Core } from '@strapi/strapi';
import { signInLimit } from '../src/access/sign-in-limit';

const MAIL_TIMEOUT_MS = 20_000;

/** File types that editors and applicants may upload: nothing that a browser would run as a page or a script. */
const UPLOADED_TYPES = [
  'image/*',
  'video/*',
  'audio/*',
  'font/*',
  'application/pdf',
  'application/rtf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  // Strapi detects the three Office formats above as this type.
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.*',
  'application/vnd.oasis.opendocument.*',
  'application/zip',
  'application/json',
  'text/csv',
  'text/markdown',
  'text/plain',
  'text/yaml',
];

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      security: { allowedTypes: UPLOADED_TYPES },
      // The site resizes images itself (/_ipx), so the CMS stores only the original.
      breakpoints: {},
    },
  },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET'), ratelimit: signInLimit } },
  ...mailBy(env('SMTP_URL'), env('MAIL_FROM')),
});

/** The CMS sends account and password mails through the site's mail server. */
function mailBy(url: string | undefined, defaultFrom: string | undefined) {
  if (!url) return {};
  const timeouts = {
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  };
  const providerOptions = { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true };
  return { email: { config: { provider: 'nodemailer', providerOptions, settings: { defaultFrom } } } };
}
