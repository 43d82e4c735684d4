import type { Block } from '#app/content/blocks.server.ts';
import type { Subject } from './node.ts';
import { plainText } from './plain-text.ts';

export function faqSubject(blocks: Block[]): Subject {
  const questions = blocks.flatMap((block) => (block.__component === 'sections.faq' ? block.questions : []));
  if (questions.length === 0) return {};
  return {
    pageType: 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer.html) },
    })),
  };
}
