import type { ReactNode } from 'react';
import type { Resource } from '#app/content/free-resources.server.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fullSizeOf, Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Slider } from '#app/ui/slider.tsx';

type Previewed = Resource['previews'][number] & { image: Source };

/** One or two previews are side by side, more are in a slider. */
export function LookInside({ previews }: { previews: Previewed[] }) {
  const { resources: texts } = useMessages();
  const pages = previews.map((preview) => <Preview key={preview.image.src} preview={preview} />);
  const head = (buttons?: ReactNode) => (
    <div className="wrap">
      <div className="mb-6 flex items-start justify-between gap-x-4 border-t-2 border-ink pt-5">
        <h2 id="look-inside" className="text-h2">
          {texts.look}
        </h2>
        {buttons}
      </div>
    </div>
  );
  return (
    <section className="pb-section no-print" aria-labelledby="look-inside">
      {previews.length > 2 ? (
        <Slider label={texts.look} head={head}>
          {pages}
        </Slider>
      ) : (
        <>
          {head()}
          <div className="wrap">
            <div className={`grid gap-x-(--gap) gap-y-8 ${previews.length === 2 ? 'sm:grid-cols-2' : 'max-w-[64rem]'}`}>
              {pages}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

const A4 = Math.SQRT2;

/** Whether the image shows a page of the file, by its proportions. Pages are shown on a coloured plate. */
const isPage = ({ width, height }: Source) => Math.abs(Math.max(width / height, height / width) - A4) < 0.02;

/** The beginning of a portrait page, without most of its margins. On phones a detail of it, large enough to be read, which fades out. */
const TALL = {
  plate: 'pt-[max(6%,1.5rem)] pl-[max(6%,1.5rem)] sm:pr-[max(6%,1.5rem)]',
  sheet: 'aspect-square max-sm:mask-r-from-80% mask-b-from-75% sm:aspect-11/8',
  image: '-mt-[8%] -ml-[11%] w-[250%] max-w-none sm:-mt-[5%] sm:-ml-[7%] sm:w-[114%]',
};
const WHOLE = { plate: 'p-[max(6%,1.5rem)]', sheet: '', image: 'w-full' };

/** Links to the full-size file, which `ImageDialog` opens. */
function Preview({ preview }: { preview: Previewed }) {
  const { figure: texts } = useMessages();
  const { image, narrow, caption } = preview;
  const isSheet = isPage(image);
  const look = isSheet && image.height > image.width ? TALL : WHOLE;
  const picture = (
    <Image
      image={image}
      crops={[{ image: isSheet ? null : narrow, below: 'sm', sizes: '100vw' }]}
      width={1100}
      sizes="(width < 40rem) 200vw, (width < 79rem) 76vw, 784px"
      className={look.image}
    />
  );
  return (
    <figure>
      <Link
        to={fullSizeOf(image)}
        className={`relative block cursor-zoom-in overflow-hidden rounded-plate ${isSheet ? `bg-accent-soft ${look.plate}` : ''}`}
      >
        <span className="sr-only">{texts.fullSize}</span>
        {isSheet ? (
          <>
            <span className="block bg-[white] shadow-panel">
              <span className={`block overflow-hidden ${look.sheet}`}>{picture}</span>
            </span>
            <span className="absolute top-0 right-0 grid size-8 place-items-center bg-fill text-on-fill">
              <Icon name="enlarge" className="size-4" />
            </span>
          </>
        ) : (
          picture
        )}
      </Link>
      {caption && <NoBreak as="figcaption" className="mt-3 text-sm font-semibold" text={caption} />}
    </figure>
  );
}
