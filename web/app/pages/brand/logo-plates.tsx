import { downloadName, LOGO_PNG } from '#app/content/brand-downloads.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import type { Brand } from '#app/content/pages.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { imageUrl } from '#platform/image-url.ts';

type Props = { studio: string; logos: Brand['logos']; firstIsEager: boolean };

export function LogoPlates({ studio, logos, firstIsEager }: Props) {
  const { brand } = useMessages();
  return (
    <ul className="cards">
      {logos.map(({ image, caption, isOnDark }, index) => {
        if (!image) return null;
        // Without the placeholder, which would cover the plate behind a transparent logo.
        const { placeholder: _, fileName, ...logo } = image;
        const name = downloadName(studio, fileName);
        return (
          <li key={image.src}>
            <figure className="grid h-full grid-rows-[auto_1fr]">
              <div
                className={`grid aspect-4/3 grid-rows-[minmax(0,1fr)] rounded-plate border px-[12%] py-[15%] forced-color-adjust-none ${isOnDark ? 'on-dark border-[var(--band-line)] bg-(--light-band)' : 'border-[var(--light-line)] bg-[var(--light-page)]'}`}
              >
                <Image
                  image={logo}
                  width={Math.min(image.width, 280)}
                  eager={firstIsEager && index === 0}
                  className="size-full object-contain"
                />
              </div>
              <figcaption className="mt-3.5 grid grid-rows-[1fr_auto] justify-items-start gap-3 text-sm">
                <span className="muted">{caption}</span>
                <span className="flex flex-wrap gap-x-6 gap-y-2">
                  {filesOf(image).map(({ extension, href }) => (
                    <a key={extension} className="more" href={href} download={`${name}.${extension}`}>
                      {interpolate(brand.download, { name: extension.toUpperCase() })}
                      <span className="sr-only">: {image.alt}</span>
                      <Icon name="arrow-down" />
                    </a>
                  ))}
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

function filesOf(logo: Source): { extension: string; href: string }[] {
  const extension = logo.src.split('.').at(-1) ?? '';
  const file = { extension, href: `/${logo.src}` };
  if (extension !== 'svg') return [file];
  return [file, { extension: 'png', href: imageUrl(LOGO_PNG, logo) }];
}
