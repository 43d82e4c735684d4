import type { ArticleSummary } from '#app/content/articles.server.ts';
import type { RichText } from '#app/content/markdown.server.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ArticleCard } from '#app/sections/article-card.tsx';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { ProjectCard } from '#app/sections/project-card.tsx';
import { Cover, Ornament } from '#app/ui/art.tsx';
import { ContentsList } from '#app/ui/contents-list.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Sample } from './sample.tsx';

type CardsProps = { project: ProjectSummary | undefined; article: ArticleSummary | undefined; title: string };

export function Cards({ project, article, title }: CardsProps) {
  return (
    <>
      {project && (
        <Sample name="Project">
          <div className="cards">
            <ProjectCard project={project} />
            <ProjectCard project={{ ...project, title, cover: null }} />
          </div>
        </Sample>
      )}
      {article && (
        <Sample name="Article">
          <div className="cards">
            <ArticleCard article={article} />
            <ArticleCard article={{ ...article, title, cover: null }} />
          </div>
        </Sample>
      )}
    </>
  );
}

export function Media({ image }: { image: Source | null }) {
  return (
    <>
      <Sample name="Figure">
        <div className="guide-figure">
          <CaptionedImage
            figure={{ image, narrow: null, tablet: null, caption: 'What the image shows, in one line.' }}
            width={704}
          />
        </div>
      </Sample>
      <Sample name="In place of a face, a cover; an ornament">
        <div className="actions">
          <Cover text="Anna Berg" columns={2} rows={1} />
          <Cover text="A title of an article" columns={3} rows={2} />
          <Ornament text="A project without a cover" columns={6} rows={2} />
        </div>
      </Sample>
    </>
  );
}

export function Reading({ text }: { text: RichText }) {
  return (
    <div className="columns guide-reading">
      <div className="md:col-[1/5]">
        <ContentsList label="Contents" headings={text.headings} />
      </div>
      <div className="md:col-[5/13]">
        <Prose text={text} />
      </div>
    </div>
  );
}
