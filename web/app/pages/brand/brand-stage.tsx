import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Image } from '#app/ui/image.tsx';
import { isForDarkGround } from './logo-plates.tsx';

/** The wordmark as wide as the window, and all colours, the quieter the wider. */
export function BrandStage({ logos, colours }: Pick<Brand, 'logos' | 'colours'>) {
  const { brand } = useMessages();
  const wordmark = logos.find(({ image }) => image && isForDarkGround(image))?.image;
  const widths = widthsOf(colours);
  return (
    <div className="on-dark bg-(--light-band) text-ink [print-color-adjust:exact]">
      {wordmark && (
        <div className="wrap py-[clamp(3.5rem,12vw,12rem)]">
          {/* The plates below have its words. */}
          <Image image={{ ...wordmark, placeholder: '' }} width={1344} sizes="92vw" alt="" className="w-full" />
        </div>
      )}
      {widths.length > 0 && (
        <figure>
          <ul className="flex h-[clamp(6rem,20vw,20rem)] forced-color-adjust-none">
            {widths.map(({ name, hex, width }) => (
              <li
                key={name}
                className="grid items-end justify-items-center overflow-hidden pb-3 [print-color-adjust:exact]"
                style={{ background: hex, color: isLight(hex) ? 'black' : 'white', flex: width }}
              >
                <span className="text-xs/[1.2] whitespace-nowrap max-md:sr-only md:rotate-180 md:[writing-mode:vertical-rl]">
                  {name}
                </span>
              </li>
            ))}
          </ul>
          <figcaption className="wrap py-5 text-sm text-ink-2">{brand.amounts}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** A colour this far from grey has half the place of a grey one. */
const HALF = 20;

const widthsOf = (colours: Brand['colours']) =>
  colours
    .map(({ name, hex }) => ({ name, hex, width: 1000 / (HALF + chromaOf(hex)) }))
    .sort((one, other) => other.width - one.width);

const channelsOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

function chromaOf(hex: string): number {
  const channels = channelsOf(hex);
  return Math.max(...channels) - Math.min(...channels);
}

/** Whether black is read better on it than white. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => (channel / 255) ** 2.2);
  return 0.21 * red + 0.72 * green + 0.07 * blue > 0.18;
}
