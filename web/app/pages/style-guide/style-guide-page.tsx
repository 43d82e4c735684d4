import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { listArticles } from '#app/content/articles.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { Blocks } from '#app/sections/blocks.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Cards, Media, Reading } from './content-samples.tsx';
import { Actions, Disclosure, Messages, Navigation } from './control-samples.tsx';
import { Fields } from './field-samples.tsx';
import { LONG_TITLE, PROSE, sectionsWith } from './samples.ts';
import './style-guide.css';
import { Colours, Scales, Type } from './token-samples.tsx';

/** Served in watch mode only: production builds leave it out. */
export async function loader() {
  const [prose, [project], [article]] = await Promise.all([renderMarkdown(PROSE), listProjects(), listArticles()]);
  return { prose, project, article };
}

export default function StyleGuidePage() {
  const { prose, project, article } = useLoaderData<typeof loader>();
  const parts: Record<string, ReactNode> = {
    Colours: <Colours />,
    Type: <Type />,
    'Shape and motion': <Scales />,
    'Buttons, links, tags': <Actions />,
    Fields: <Fields />,
    'Accordion, segmented control, tooltip': <Disclosure />,
    'Breadcrumbs, pager, slider': <Navigation />,
    'Messages, loading, empty': <Messages />,
    Cards: <Cards project={project} article={article} title={LONG_TITLE} />,
    'Figures and covers': <Media image={project?.cover ?? null} />,
    'Prose, table, code': <Reading text={prose} />,
  };
  return (
    <>
      <title>Style guide</title>
      <meta name="robots" content="noindex" />
      <div className="wrap page-head">
        <h1>Style guide</h1>
        <p className="lead muted">
          Every token, and the primitives with their states. Themes are switched in the footer.
        </p>
      </div>
      {Object.entries(parts).map(([heading, samples], index) => (
        <section key={heading} className="section wrap" aria-labelledby={`part-${index}`}>
          <SectionHead id={`part-${index}`} heading={heading} />
          <div className="guide-part">{samples}</div>
        </section>
      ))}
      <Blocks blocks={sectionsWith({ image: project?.cover ?? null, body: prose })} />
    </>
  );
}
