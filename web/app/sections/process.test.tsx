import { expect, it } from 'vitest';
import { en } from '#app/i18n/en.ts';
import { render } from '#test/render.tsx';
import { ProcessSection } from './process.tsx';

it('a step without days is in the legend of a timeline too', () => {
  const step = { text: 'Three pages.', anchor: 'a' };
  const html = render(
    <ProcessSection
      id="steps"
      heading="From form to offer"
      text=""
      outcome=""
      outcome_text=""
      steps={[
        { ...step, title: 'Form', who: 'visitor', days: null },
        { ...step, title: 'Review', who: 'studio', days: 5 },
      ]}
    />,
  );
  const legend = html.slice(html.indexOf('</ol>'));
  expect(legend).toContain(en.careers.visitorsTurn);
  expect(legend).toContain(en.careers.studiosTurn);
  expect(legend).not.toContain(en.careers.bothTurn);
});
