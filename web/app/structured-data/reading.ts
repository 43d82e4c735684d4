import type { Article } from '#app/content/articles.server.ts';
import type { Resource } from '#app/content/free-resources.server.ts';
import type { Author, Person } from '#app/content/people.server.ts';
import type { Byte } from '#app/content/technical-bytes.server.ts';
import { imageUrl, isDrawing } from '#platform/image-url.ts';
import { type Node, ORGANIZATION, type Subject } from './node.ts';
import { plainText } from './plain-text.ts';

const personNode = ({ name, slug, role }: Pick<Person, 'name' | 'slug' | 'role'>): Node => ({
  '@type': 'Person',
  '@id': `/authors/${slug}#person`,
  url: `/authors/${slug}`,
  name,
  jobTitle: role,
  worksFor: { ...ORGANIZATION },
});

export const authorSubject = (author: Author): Subject => ({
  pageType: 'ProfilePage',
  mainEntity: {
    ...personNode(author),
    description: author.bio || undefined,
    image: author.photo ? imageUrl(isDrawing(author.photo) ? '_' : 'f_webp,w_800', author.photo) : undefined,
  },
});

/** The date of the last change, but not before the displayed date. */
const modified = (publishedOn: string, publishedAt: string) =>
  publishedAt.slice(0, 10) > publishedOn ? publishedAt : publishedOn;

export function articleSubject(article: Article, inLanguage: string): Subject {
  const { slug, title, lead, author, publishedOn, publishedAt, topics, technologies, body, seo } = article;
  return {
    nodes: [
      {
        '@type': 'Article',
        '@id': `/blog/${slug}#article`,
        mainEntityOfPage: `/blog/${slug}`,
        headline: title,
        description: lead,
        image: [seo.image],
        datePublished: publishedOn,
        dateModified: modified(publishedOn, publishedAt),
        author: author ? personNode(author) : { ...ORGANIZATION },
        publisher: { ...ORGANIZATION },
        keywords: [...topics, ...technologies].map(({ name }) => name).join(', ') || undefined,
        wordCount: body.words,
        inLanguage,
      },
    ],
  };
}

export function questionSubject(byte: Byte): Subject {
  const { slug, title, shortAnswer, question, answer, likes, author, publishedOn, publishedAt } = byte;
  const writer = author ? personNode(author) : { ...ORGANIZATION };
  return {
    pageType: 'QAPage',
    mainEntity: {
      '@type': 'Question',
      '@id': `/technical-bytes/${slug}#question`,
      name: title,
      text: plainText(question.html) || title,
      answerCount: 1,
      datePublished: publishedOn,
      author: writer,
      acceptedAnswer: {
        '@type': 'Answer',
        url: `/technical-bytes/${slug}#answer`,
        text: `${shortAnswer} ${plainText(answer.html)}`.trim(),
        upvoteCount: likes,
        datePublished: publishedOn,
        dateModified: modified(publishedOn, publishedAt),
        author: writer,
      },
    },
  };
}

export function resourceSubject(
  { slug, title, lead, files, publishedOn, topics, seo }: Resource,
  inLanguage: string,
): Subject {
  return {
    nodes: [
      {
        '@type': 'DigitalDocument',
        '@id': `/free-resources/${slug}#document`,
        mainEntityOfPage: `/free-resources/${slug}`,
        name: title,
        description: lead,
        image: seo.image,
        encoding: files.map(({ href, mime, size, format }) => ({
          '@type': 'MediaObject',
          contentUrl: href,
          encodingFormat: mime,
          contentSize: `${size} B`,
          name: format,
        })),
        datePublished: publishedOn,
        creator: { ...ORGANIZATION },
        keywords: topics.map(({ name }) => name).join(', ') || undefined,
        isAccessibleForFree: true,
        inLanguage,
      },
    ],
  };
}
