import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Image } from '#app/ui/image.tsx';

/** The wordmark as wide as the window, and all colours, the quieter the wider. */
export function BrandStage({ logos, colours }: Pick<Brand, 'logos' | 'colours'>) {
  const { brand } = useMessages();
  const wordmark = logos.find(({ image, isOnDark }) => image && isOnDark)?.image;
  return (
    <>
      {wordmark && (
        <div className="on-dark bg-(--light-band) py-[clamp(3.5rem,12vw,12rem)] text-ink [print-color-adjust:exact]">
          <div className="wrap">
            {/* The plates below have its words. */}
            <Image image={{ ...wordmark, placeholder: '' }} width={1344} sizes="92vw" alt="" className="w-full" />
          </div>
        </div>
      )}
      {colours.length > 0 && (
        <figure className="wrap py-12 md:py-16">
          <ul className="grid gap-1.5 forced-color-adjust-none">
            {widthsOf(colours).map(({ name, hex, width }) => (
              <li
                key={name}
                className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center text-sm text-ink md:grid-cols-[9rem_6rem_minmax(0,1fr)] forced-colors:text-[CanvasText]"
              >
                <span>{name}</span>
                <code className="max-md:hidden">{hex}</code>
                <i
                  className="h-8 rounded-control border border-line-strong [print-color-adjust:exact] lg:h-10"
                  style={{ background: hex, width: `${width}%` }}
                />
              </li>
            ))}
          </ul>
          <figcaption className="mt-5 text-sm text-ink-2">{brand.amounts}</figcaption>
        </figure>
      )}
    </>
  );
}

/** A colour this far from grey has half the place of a grey one. */
const HALF = 20;

function widthsOf(colours: Brand['colours']) {
  const shares = colours.map(({ name, hex }) => ({ name, hex, share: HALF / (HALF + chromaOf(hex)) }));
  const widest = Math.max(...shares.map(({ share }) => share));
  return shares
    .map(({ share, ...colour }) => ({ ...colour, width: Math.round((100 * share) / widest) }))
    .sort((one, other) => other.width - one.width);
}

function chromaOf(hex: string): number {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
