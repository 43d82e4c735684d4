import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS as options } from '#app/content/form-options.server.ts';
import { en } from '#app/i18n/en.ts';
import { contactMessageSchema } from '#app/leads/contact-form/contact-message.ts';
import { jobApplicationSchema } from '#app/pages/careers/job-application.ts';
import { applicationSchema } from '#app/pages/startups/application.ts';
import { checkValues } from './form-schema.ts';
import { readValues } from './form-values.ts';

const t = en.validation;
const rules = { validation: t, options };
const LONG = 128 * 1024;
/** Validation in linear time takes milliseconds, in quadratic time minutes. */
const SOON_MS = 2_000;

const hostile = {
  'question marks': `a.b${'?'.repeat(LONG)} c`,
  'number signs': `https://a.b${'#'.repeat(LONG)} c`,
  slashes: `a.b${'/'.repeat(LONG)} c`,
  dots: `a@${'a.'.repeat(LONG / 2)} c`,
  'a label': `a@${'a'.repeat(LONG)} c`,
  hyphens: `a@a${'-'.repeat(LONG)} c`,
  'at signs': '@'.repeat(LONG),
  spaces: `a${' '.repeat(LONG)}c`,
  'lines and spaces': `a${'\r\n \t'.repeat(LONG / 4)}c`,
  digits: '2'.repeat(LONG),
};

it('rejects texts of 128 kB in any field quickly, whatever they contain', () => {
  const started = performance.now();
  for (const schema of [contactMessageSchema(t, options), applicationSchema(rules), jobApplicationSchema(t)])
    for (const [what, text] of Object.entries(hostile))
      for (const name of Object.keys(schema.shape)) {
        const { errors } = checkValues(schema, readValues([[name, text]]));
        // Repeated spaces in a line become one, so it is short enough.
        if (!/spaces/.test(what)) expect(errors, `${name}: ${what}`).toHaveProperty(name);
      }
  expect(performance.now() - started).toBeLessThan(SOON_MS);
});

it.each([
  'example.com',
  'https://example.com/a?b#c',
  'example.com?page=1',
  'example.com#top',
  'HTTP://sub.example.co.uk:8080/x.html',
  'exämple.de',
])('%s is a URL', (website) => {
  expect(checkValues(applicationSchema(rules), { website }).errors).not.toHaveProperty('website');
});

it.each([
  'example',
  'a b.com',
  'me@example.com',
  'example.',
  '?a.b',
  'https://example',
])('%s is not a URL', (website) => {
  expect(checkValues(applicationSchema(rules), { website }).errors).toMatchObject({ website: t.url });
});
