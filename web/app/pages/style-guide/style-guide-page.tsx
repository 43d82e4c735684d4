import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { listArticles } from '#app/content/articles.server.ts';
import { renderMarkdown } from '#app/content/markdown.server.ts';
import { listProjects } from '#app/content/projects.server.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Cards, Media, Reading } from './content-samples.tsx';
import { Actions, Disclosure, Messages, Navigation } from './control-samples.tsx';
import { Fields } from './field-samples.tsx';
import { LONG_TITLE, PROSE } from './samples.ts';
import './style-guide.css';
import { Colours, Scales, Type } from './token-samples.tsx';

/** For developers; not in production builds. */
export async function loader() {
  const [prose, [project], [article]] = await Promise.all([renderMarkdown(PROSE), listProjects(), listArticles()]);
  return { prose, project, article };
}

export default function StyleGuidePage() {
  const { prose, project, article } = useLoaderData<typeof loader>();
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
      <Part id="colours" heading="Colours">
        <Colours />
      </Part>
      <Part id="type" heading="Type">
        <Type />
      </Part>
      <Part id="scales" heading="Space, shape and motion">
        <Scales />
      </Part>
      <Part id="actions" heading="Buttons, links, tags">
        <Actions />
      </Part>
      <Part id="fields" heading="Fields">
        <Fields />
      </Part>
      <Part id="disclosure" heading="Accordion, segmented control, tooltip">
        <Disclosure />
      </Part>
      <Part id="navigation" heading="Breadcrumbs, pager, slider">
        <Navigation />
      </Part>
      <Part id="messages" heading="Messages, loading, empty">
        <Messages />
      </Part>
      <Part id="cards" heading="Cards">
        <Cards project={project} article={article} title={LONG_TITLE} />
      </Part>
      <Part id="media" heading="Figures and flags">
        <Media image={project?.cover ?? null} />
      </Part>
      <Part id="prose" heading="Prose, table, code">
        <Reading text={prose} />
      </Part>
    </>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      <div className="guide-part">{children}</div>
    </section>
  );
}
