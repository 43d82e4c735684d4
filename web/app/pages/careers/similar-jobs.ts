import { relatedTo } from '#app/content/related.ts';

type Job = { slug: string; title: string; careerLevel: string; location: string };

export function similarTo<T extends Job>(job: Job, jobs: T[]): T[] {
  const described = jobs.map((other) => ({ slug: other.slug, topics: topicsOf(other), other }));
  return relatedTo({ slug: job.slug, topics: topicsOf(job) }, described, jobs.length).map(({ other }) => other);
}

const topicsOf = ({ title, careerLevel, location }: Job): { slug: string }[] =>
  [...new Set(title.toLowerCase().match(/\p{L}{3,}/gu) ?? []), careerLevel, location].map((slug) => ({ slug }));
