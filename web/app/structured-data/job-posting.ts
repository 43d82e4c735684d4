import type { Job } from '#app/content/jobs.server.ts';
import type { Site } from '#app/content/site.server.ts';
import { endOfDay } from '#app/leads/due-time.ts';
import { type Node, ORGANIZATION, type Subject, type Value } from './node.ts';

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const EMPLOYMENT_TYPES = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  working_student: 'PART_TIME',
  internship: 'INTERN',
} as const satisfies Record<Job['positionType'], string>;

const EU_MEMBERS = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

export type JobInput = Pick<
  Job,
  | 'slug'
  | 'title'
  | 'lead'
  | 'location'
  | 'country'
  | 'isRemote'
  | 'positionType'
  | 'salary'
  | 'whatYouWillDo'
  | 'requirements'
  | 'whatWeOffer'
  | 'openedOn'
  | 'closesOn'
>;

/** Describes a job; nothing for a closed one, so that search engines drop it. */
export function jobSubject(
  job: JobInput,
  { address, name, office }: Pick<Site, 'address' | 'name' | 'office'>,
): Subject {
  const path = `/careers/${job.slug}`;
  return {
    nodes: [
      {
        '@type': 'JobPosting',
        '@id': `${path}#job`,
        url: path,
        title: job.title,
        description: [
          `<p>${escapeHtml(job.lead)}</p>`,
          // Google wants the description to mention remote work.
          `<p>${escapeHtml(`${job.location}, ${job.country}`)}</p>`,
          job.whatYouWillDo.html,
          job.requirements.html,
          job.whatWeOffer.html,
        ].join(''),
        datePosted: job.openedOn,
        validThrough: job.closesOn ? endOfDay(job.closesOn, office.timeZone).toISOString() : undefined,
        employmentType: EMPLOYMENT_TYPES[job.positionType],
        hiringOrganization: { ...ORGANIZATION, name },
        identifier: { '@type': 'PropertyValue', name, value: job.slug },
        ...placeOfWork(job, address),
        baseSalary: job.salary
          ? {
              '@type': 'MonetaryAmount',
              currency: job.salary.currency,
              value: {
                '@type': 'QuantitativeValue',
                minValue: job.salary.from ?? undefined,
                maxValue: job.salary.to ?? undefined,
                unitText: 'YEAR',
              },
            }
          : undefined,
      },
    ],
  };
}

/** The office if the location names its city, countries if the job is remote, or both. */
function placeOfWork(
  { location, country, isRemote }: Pick<JobInput, 'location' | 'country' | 'isRemote'>,
  address: Site['address'],
): Record<string, Value> {
  const isAtOffice = address.city !== '' && location.includes(address.city);
  const office: Node | undefined = isAtOffice
    ? {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: address.country,
        },
      }
    : isRemote
      ? undefined
      : {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: country },
        };
  return {
    jobLocation: office,
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countriesOf(country) } : {}),
  };
}

/** The countries of a list with commas. Google accepts countries only, so the EU becomes its members. */
function countriesOf(country: string): Node[] {
  const names = /\bEU\b|European Union/.test(country) ? EU_MEMBERS : country.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => ({ '@type': 'Country', name }));
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
