import { expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { checkValues } from '#app/leads/form-schema.ts';
import type { FormValues } from '#app/leads/form-values.ts';
import { enquirySchema } from './enquiry.ts';

const complete: FormValues = { name: 'Dana', email: 'dana@example.org', company: 'Harbour Clinic', budget: 'not_sure' };
const errorsOf = (values: FormValues) => checkValues(enquirySchema(en.validation), values).errors;

it('takes a form with the required answers only', () => {
  expect(errorsOf(complete)).toBeNull();
});

it('asks for what is required in the words of the specification, in the order of the form', () => {
  expect(Object.entries(errorsOf({}) ?? {})).toEqual([
    ['name', 'Please provide your name.'],
    ['email', 'Please provide an email we can contact you with.'],
    ['company', 'Please provide your company name.'],
    ['budget', 'Please provide a budget.'],
  ]);
});

it.each([
  'dana',
  'dana@',
  'd.oyelaran@harbourclinic',
  'a b@example.org',
  'a@-x.org',
  'dana@example.org\nBcc: x@y.z',
])('%j is not an email', (email) => {
  expect(errorsOf({ ...complete, email })).toEqual({ email: "The email's format seems to be invalid." });
});

it.each(['project_type', 'referrer'])('asks which one when %s is other, beside the other errors', (name) => {
  const { name: _, ...nameless } = complete;
  expect(errorsOf({ ...nameless, [name]: 'other' })).toEqual({
    name: 'Please provide your name.',
    [`${name}_other`]: 'This field is required.',
  });
  // Beside a text that is too long as well.
  expect(Object.keys(errorsOf({ ...complete, message: 'x'.repeat(5001), [name]: 'other' }) ?? {})).toEqual(
    expect.arrayContaining(['message', `${name}_other`]),
  );
  expect(errorsOf({ ...complete, [name]: 'other', [`${name}_other`]: 'A fair' })).toBeNull();
});

it('limits texts and refuses answers that nobody was offered', () => {
  expect(errorsOf({ ...complete, name: 'x'.repeat(201), message: 'x'.repeat(5001), budget: 'free' })).toEqual({
    name: 'The text must be at most 200 characters long.',
    budget: 'Please choose one of the options.',
    message: 'The text must be at most 5000 characters long.',
  });
});

it('puts lines that should not be lines into one', () => {
  expect(
    checkValues(enquirySchema(en.validation), { ...complete, subject: 'Hello\r\nBcc: all@example.org' }).data,
  ).toMatchObject({
    subject: 'Hello Bcc: all@example.org',
  });
});
