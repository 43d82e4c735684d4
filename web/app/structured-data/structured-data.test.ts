import { describe, expect, it } from 'vitest';
import { type JobInput, jobSubject } from './job-posting.ts';
import { writeGraph } from './node.ts';
import { organizationNode } from './organization.ts';
import { plainText } from './plain-text.ts';

const text = (html: string) => ({ html, headings: [], words: 1 });
const site = {
  office: { from: 8, to: 18, timeZone: 'Europe/Berlin', place: 'Berlin', holidays: [] },
  name: 'Westfield',
  legalName: 'Westfield Software',
  tagline: '',
  founded: 2016,
  email: '',
  phone: '',
  logo: null,
  icon: { version: '1', src: null },
  reviews: [],
  socialLinks: [],
  address: { street: 'Nordkai 14', postalCode: '20457', city: 'Hamburg', country: 'Germany' },
};
const job: JobInput = {
  slug: 'tester',
  title: 'Tester',
  lead: 'Breaks < and & things.',
  location: 'Hamburg',
  country: 'Germany',
  isRemote: false,
  positionType: 'working_student',
  salary: null,
  whatYouWillDo: text('<p>Break.</p>'),
  requirements: text('<p>Care.</p>'),
  whatWeOffer: text(''),
  openedOn: '2026-10-01',
  closesOn: '2026-12-31',
};
const posting = (changes: Partial<JobInput> = {}) => jobSubject({ ...job, ...changes }, site).nodes?.[0];

describe('the graph', () => {
  it('cannot close its script element and has absolute URLs', () => {
    const json = writeGraph('https://example.com', [
      {
        '@type': 'Thing',
        '@id': '/#a',
        name: '</script><script>alert(1)//',
        url: '/b',
        description: '/not/an/address',
      },
    ]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0]).toEqual({
      '@type': 'Thing',
      '@id': 'https://example.com/#a',
      name: '</script><script>alert(1)//',
      url: 'https://example.com/b',
      description: '/not/an/address',
    });
  });
});

describe('a job', () => {
  it('at the office has the office’s address and the closing time', () => {
    expect(posting()).toMatchObject({
      employmentType: 'PART_TIME',
      // The end of the day in Berlin.
      validThrough: '2026-12-31T22:59:59.000Z',
      jobLocation: { address: { addressLocality: 'Hamburg', streetAddress: 'Nordkai 14' } },
    });
    expect(posting()).not.toHaveProperty('jobLocationType');
    expect(posting()?.description).toContain('Breaks &lt; and &amp; things.');
  });
  it('that is remote lists its countries, and all members for the EU', () => {
    const remote = posting({ location: 'Remote in the EU', country: 'Any EU state', isRemote: true });
    expect(remote).toMatchObject({ jobLocation: undefined, jobLocationType: 'TELECOMMUTE' });
    expect(remote?.applicantLocationRequirements).toHaveLength(27);
    const country = 'Austria, Bosnia and Herzegovina';
    expect(posting({ country, isRemote: true })?.applicantLocationRequirements).toEqual([
      { '@type': 'Country', name: 'Austria' },
      { '@type': 'Country', name: 'Bosnia and Herzegovina' },
    ]);
  });
  it('at another place has that place', () => {
    expect(posting({ location: 'Porto', country: 'Portugal' })).toMatchObject({
      jobLocation: { address: { addressLocality: 'Porto', addressCountry: 'Portugal' } },
    });
  });
  it('has its salary if there is one', () => {
    expect(posting()).toMatchObject({ baseSalary: undefined });
    const words = { from: '€50,000', to: '€60,000' };
    const range = { bounds: 'range', from: 50_000, to: 60_000, currency: 'EUR', words } as const;
    expect(posting({ salary: range })).toMatchObject({
      baseSalary: { currency: 'EUR', value: { minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } },
    });
    expect(posting({ salary: { ...range, bounds: 'from', to: null } })).toMatchObject({
      baseSalary: { value: { minValue: 50_000, maxValue: undefined } },
    });
    expect(posting({ salary: { ...range, bounds: 'upTo', from: null } })).toMatchObject({
      baseSalary: { value: { minValue: undefined, maxValue: 60_000 } },
    });
  });
});

describe('the studio', () => {
  const platform = (rating: number | null, count: number) => ({
    name: 'A',
    url: 'https://a.example',
    note: '',
    rating,
    count,
  });
  it('has no rating without review platforms', () => {
    expect(organizationNode({ ...site, reviews: [platform(null, 26)] })).toMatchObject({ aggregateRating: undefined });
  });
  it('has the average rating, weighted by reviews', () => {
    const reviews = [platform(5, 30), platform(4, 10), platform(null, 99)];
    expect(organizationNode({ ...site, reviews })).toMatchObject({
      aggregateRating: { ratingValue: 4.75, reviewCount: 40 },
    });
  });
});

it('rendered Markdown becomes plain text', () => {
  expect(plainText('<h2 id="a">One</h2><p>Two &#x26; <code>a &lt; b</code></p><ul><li>x</li><li>y</li></ul>')).toBe(
    'One Two & a < b x y',
  );
});
