import { expect, it } from 'vitest';
import { readVideoAddress } from '#app/content/video-address.ts';
import { render } from '#test/render.tsx';
import { VideoSection } from './video.tsx';

it('loads nothing from the video host until it is started, and says what the host will see', () => {
  const html = render(
    <VideoSection
      id="film"
      __component="sections.video"
      heading="Two minutes with us"
      text=""
      video={readVideoAddress('https://youtu.be/abc')}
      poster={{ src: 'uploads/hall.png', alt: 'The hall', width: 1600, height: 900 }}
      caption="The hall"
    />,
  );
  expect(html).not.toContain('<iframe');
  expect(html.match(/(?:src|href|srcSet)="https:[^"]*"/g)).toEqual(['href="https://youtu.be/abc"']);
  expect(html).toContain('Play on YouTube');
  expect(html).toContain('YouTube will then see your IP address');
});
