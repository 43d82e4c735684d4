import type { Block } from '#app/content/blocks.server.ts';
import type { RichText } from '#app/content/markdown.server.ts';
import type { Image } from '#app/content/media.server.ts';
import { readVideoAddress } from '#app/content/video-address.ts';

/** Long, short and awkward content, to stress the styles. */
export const PROSE = `A paragraph with [a link](/contact), **strong words**, *a stressed one*, \`inline code\` and a footnote.[^1]

## A heading of the second level

> A quotation stands on its own line and is set in the display type.

- An item of a list
- Another one, long enough to break into a second line on a narrow column, so that the dash can be seen to stay where it is

1. First
2. Second

### A heading of the third level

- [x] Done
- [ ] Still open

| Step | Limit | Share |
| --- | ---: | ---: |
| Call | 2 days | 20 % |
| Task | 4 days | 40 % |
| Offer | 1 day | 10 % |

\`\`\`ts title="pick-list.ts"
// The shortest walk first.
export const sortByAisle = (lines: Line[]) => lines.toSorted((a, b) => a.aisle - b.aisle);
\`\`\`

---

[^1]: It says where a number comes from.
`;

/** The longest title that the CMS accepts. */
export const LONG_TITLE = 'How a warehouse with forty thousand parts and nine gates stopped counting twice every year';

export function sectionsWith({ image, body }: { image: Image | null; body: RichText }): Block[] {
  const figure = { image, narrow: null, tablet: null, caption: 'What the image shows, in one line.' };
  const form = { protection: { timestamp: '', isChallenged: false } };
  const link = { label: 'A link', url: '/contact' };
  const date = { endsAt: '', hours: '09:00–17:00, Berlin time', place: 'At your site', placesLeft: '', file: '' };
  const sample = {
    body: { ...body, html: '<p>An image beside a text, which is as long as it has to be.</p>' },
    figure,
  };
  return [
    { __component: 'sections.image-text', heading: 'Image on the left', ...sample, side: 'left', link },
    { __component: 'sections.image-text', heading: 'Image on the right', ...sample, side: 'right', link: null },
    {
      __component: 'sections.gallery',
      heading: 'Gallery',
      text: 'Three images.',
      figures: [figure, figure, figure],
    },
    {
      __component: 'sections.video',
      heading: 'Video',
      text: '',
      video: readVideoAddress('https://vimeo.com/1'),
      poster: image,
      caption: '',
    },
    {
      __component: 'sections.stats',
      heading: 'Figures',
      text: '',
      items: [
        { value: '22', label: 'went on' },
        { value: '14%', label: 'between the estimate and the final cost, which is the median of all' },
        { value: '3', label: 'were not built' },
      ],
    },
    {
      __component: 'sections.partners',
      heading: 'Logos, with links and without',
      partners: [
        { name: 'With an image', logo: image, url: 'https://example.com' },
        { name: 'A name in place of a logo', logo: null, url: '' },
      ],
    },
    {
      __component: 'sections.dates',
      heading: 'Dates',
      text: '',
      dates: [
        { ...date, startsAt: '2027-01-11T08:00:00.000Z', days: '11 – 22 January 2027', placesLeft: 'One place left' },
        { ...date, startsAt: '2027-03-30T07:00:00.000Z', days: '30 March – 10 April 2027' },
      ],
      empty_text: '',
      link,
    },
    { __component: 'sections.dates', heading: 'No date left', text: '', dates: [], empty_text: 'What to do.', link },
    {
      __component: 'sections.form',
      heading: 'Contact form',
      text: 'On any page, with subject and options chosen beforehand.',
      ...form,
      options: {
        budgets: [{ value: 'any', label: 'Not sure yet', needsDetails: false }],
        projectTypes: [{ value: 'web', label: 'Web application', needsDetails: false }],
        referrers: [],
        platforms: [],
        stages: [],
      },
      chosen: { subject: 'An audit', project_type: 'web', budget: '' },
      wording: { title: '', text: '', mail: '' },
      privacyNote: 'We use your details to reply to you.',
    },
    {
      __component: 'sections.newsletter',
      heading: 'Newsletter',
      text: 'Once a month.',
      ...form,
      consent: 'You can leave at any time.',
      sentText: '',
    },
  ];
}
