import { Fragment, lazy, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { Block } from '#app/content/blocks.server.ts';
import { CallToActionSection } from './call-to-action.tsx';
import { FigureSection } from './figure.tsx';
import { FormSection, NewsletterSection } from './form.tsx';
import { HighlightsSection } from './highlights.tsx';
import { ImageTextSection } from './image-text.tsx';
import { PartnersSection } from './partners.tsx';
import { PracticesSection } from './practices.tsx';
import { ProjectsSection } from './projects.tsx';
import { ProseSection } from './prose.tsx';
import { TeaserSection } from './teaser.tsx';
import { TestimonialsSection } from './testimonials.tsx';

// Lazy, because few pages have these sections: otherwise every page with sections would load their code.
const CompareSection = lazy(async () => ({ default: (await import('./compare.tsx')).CompareSection }));
const CountsSection = lazy(async () => ({ default: (await import('./counts.tsx')).CountsSection }));
const DatesSection = lazy(async () => ({ default: (await import('./dates.tsx')).DatesSection }));
const FaqSection = lazy(async () => ({ default: (await import('./faq.tsx')).FaqSection }));
const FeaturesSection = lazy(async () => ({ default: (await import('./features.tsx')).FeaturesSection }));
const FitSection = lazy(async () => ({ default: (await import('./fit.tsx')).FitSection }));
const GallerySection = lazy(async () => ({ default: (await import('./gallery.tsx')).GallerySection }));
const IndexSection = lazy(async () => ({ default: (await import('./index-list.tsx')).IndexSection }));
const OpenPositions = lazy(async () => ({ default: (await import('./open-positions.tsx')).OpenPositions }));
const PeopleSection = lazy(async () => ({ default: (await import('./people.tsx')).PeopleSection }));
const ProcessSection = lazy(async () => ({ default: (await import('./process.tsx')).ProcessSection }));
const StagesSection = lazy(async () => ({ default: (await import('./stages.tsx')).StagesSection }));
const StatsSection = lazy(async () => ({ default: (await import('./stats.tsx')).StatsSection }));
const TechnologiesSection = lazy(async () => ({ default: (await import('./technologies.tsx')).TechnologiesSection }));
const VideoSection = lazy(async () => ({ default: (await import('./video.tsx')).VideoSection }));

export function Blocks({ blocks }: { blocks: Block[] }) {
  // Pages share this component. The key resets sliders and accordions when the page changes.
  const { pathname } = useLocation();
  return (
    <Fragment key={pathname}>
      {blocks.map((block, index) => (
        <Section key={index} block={block} id={`section-${index + 1}`} />
      ))}
    </Fragment>
  );
}

type SectionProps = { block: Block; id: string };

// The return type makes a missing case a compile error.
function Section({ block, id }: SectionProps): ReactElement {
  switch (block.__component) {
    case 'sections.prose':
      return <ProseSection id={id} {...block} />;
    case 'sections.index':
      return <IndexSection id={id} {...block} />;
    case 'sections.features':
      return <FeaturesSection id={id} {...block} />;
    case 'sections.stages':
      return <StagesSection id={id} {...block} />;
    case 'sections.process':
      return <ProcessSection id={id} {...block} />;
    case 'sections.counts':
      return <CountsSection id={id} {...block} />;
    case 'sections.highlights':
      return <HighlightsSection id={id} {...block} />;
    case 'sections.stats':
      return <StatsSection id={id} {...block} />;
    case 'sections.practices':
      return <PracticesSection id={id} {...block} />;
    case 'sections.compare':
      return <CompareSection id={id} {...block} />;
    case 'sections.fit':
      return <FitSection id={id} {...block} />;
    case 'sections.projects':
      return <ProjectsSection id={id} {...block} />;
    case 'sections.testimonials':
      return <TestimonialsSection id={id} {...block} />;
    case 'sections.partners':
      return <PartnersSection id={id} {...block} />;
    case 'sections.teaser':
      return <TeaserSection id={id} {...block} />;
    case 'sections.people':
      return <PeopleSection id={id} {...block} />;
    case 'sections.jobs':
      return <OpenPositions {...block} hasFeed />;
    case 'sections.faq':
      return <FaqSection id={id} {...block} />;
    case 'sections.technologies':
      return <TechnologiesSection id={id} {...block} />;
    case 'sections.figure':
      return <FigureSection id={id} {...block} />;
    case 'sections.image-text':
      return <ImageTextSection id={id} {...block} />;
    case 'sections.gallery':
      return <GallerySection id={id} {...block} />;
    case 'sections.video':
      return <VideoSection id={id} {...block} />;
    case 'sections.dates':
      return <DatesSection id={id} {...block} />;
    case 'sections.form':
      return <FormSection id={id} {...block} />;
    case 'sections.newsletter':
      return <NewsletterSection id={id} {...block} />;
    case 'sections.call-to-action':
      return <CallToActionSection id={id} {...block} />;
  }
}
