import type { Project } from '#app/content/projects.server.ts';
import type { Technology } from '#app/content/technologies.server.ts';
import { imageUrl } from '#platform/image-url.ts';
import { ORGANIZATION, type Subject } from './node.ts';

export function projectSubject(project: Project, inLanguage: string): Subject {
  const { title, lead, client, country, industries, builtWith, deliveredOn, publishedAt, path, cover, seo } = project;
  return {
    nodes: [
      {
        '@type': 'CreativeWork',
        '@id': `${path}#case-study`,
        mainEntityOfPage: path ?? undefined,
        name: title,
        abstract: lead,
        image: cover ? imageUrl('f_jpeg,w_1600', cover) : seo.image,
        dateCreated: deliveredOn,
        dateModified: publishedAt || undefined,
        creator: { ...ORGANIZATION },
        about: industries.map(({ name }) => ({ '@type': 'Thing', name })),
        mentions: [{ '@type': 'Organization', name: client }],
        locationCreated: { '@type': 'Country', name: country },
        keywords: builtWith.map(({ name }) => name).join(', ') || undefined,
        inLanguage,
      },
    ],
  };
}

export function serviceSubject(service: { path: string; name: string; description: string }): Subject {
  return {
    nodes: [
      {
        '@type': 'Service',
        '@id': `${service.path}#service`,
        url: service.path,
        name: service.name,
        serviceType: service.name,
        description: service.description,
        provider: { ...ORGANIZATION },
      },
    ],
  };
}

export const technologySubject = ({ name, summary }: Pick<Technology, 'name' | 'summary'>): Subject => ({
  mainEntity: { '@type': 'Thing', name, description: summary },
});
