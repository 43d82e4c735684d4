import type { Brand } from '#app/content/pages.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { Image } from '#app/ui/image.tsx';
import { isForDarkGround } from './logo-plates.tsx';

/** The wordmark as wide as the window, and all colours, each as wide as it is used. */
export function BrandStage({ logos, colours }: Pick<Brand, 'logos' | 'colours'>) {
  const { brand } = useMessages();
  const wordmark = logos.find(({ image }) => image && isForDarkGround(image))?.image;
  return (
    <div className="on-dark bg-band text-ink [print-color-adjust:exact]">
      {wordmark && (
        <div className="wrap py-[clamp(3.5rem,12vw,12rem)]">
          {/* The plates below have its words. */}
          <Image image={{ ...wordmark, placeholder: '' }} width={1344} sizes="92vw" alt="" className="w-full" />
        </div>
      )}
      {colours.length > 0 && (
        <figure>
          <div className="flex h-[clamp(6rem,20vw,20rem)] forced-color-adjust-none" aria-hidden="true">
            {[...colours]
              .sort((one, other) => chromaOf(one.hex) - chromaOf(other.hex))
              .map(({ name, hex }) => (
                <i
                  key={name}
                  className="[print-color-adjust:exact]"
                  style={{ background: hex, flexGrow: 100 / (HALF + chromaOf(hex)) }}
                />
              ))}
          </div>
          <figcaption className="wrap py-5 text-sm text-ink-2">{brand.amounts}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** A colour this far from grey has half the place of a grey one. */
const HALF = 20;

function chromaOf(hex: string): number {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}
