import { Fragment, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { Block } from '../content/blocks.server.ts';
import { CallToActionSection } from './call-to-action';
import { CompareSection } from './compare';
import { CountsSection } from './counts';
import { FaqSection } from './faq';
import { FeaturesSection } from './features';
import { FigureSection } from './figure';
import { HighlightsSection } from './highlights';
import { IndexSection } from './index-list';
import { PartnersSection } from './partners';
import { PeopleSection } from './people';
import { PracticesSection } from './practices';
import { ProcessSection } from './process';
import { ProjectsSection } from './projects';
import { ProseSection } from './prose';
import { StagesSection } from './stages';
import { StatsSection } from './stats';
import { TeaserSection } from './teaser';
import { TechnologiesSection } from './technologies';
import { TestimonialsSection } from './testimonials';

export function Blocks({ blocks }: { blocks: Block[] }) {
  // Pages share components: the state of a slider or accordion belongs to one page.
  const { pathname } = useLocation();
  return (
    <Fragment key={pathname}>
      {blocks.map((block, index) => (
        <Section key={index} block={block} id={`section-${index + 1}`} />
      ))}
    </Fragment>
  );
}

// The return type makes a missing case a compile error.
function Section({ block, id }: { block: Block; id: string }): ReactElement {
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
    case 'sections.faq':
      return <FaqSection id={id} {...block} />;
    case 'sections.technologies':
      return <TechnologiesSection id={id} {...block} />;
    case 'sections.figure':
      return <FigureSection id={id} {...block} />;
    case 'sections.call-to-action':
      return <CallToActionSection id={id} {...block} />;
  }
}
