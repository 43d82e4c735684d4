import { imageUrl } from '#app/content/image-url.ts';
import type { Image as Source } from '#app/content/media.server.ts';
import type { Brand } from '#app/content/pages.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Image } from '#app/ui/image.tsx';
import { logoFileName } from './logo-file-name.ts';

/** Wide enough for a slide on a large screen. */
const PNG_WIDTH = 2048;

export function LogoPlates({ logos }: { logos: Brand['logos'] }) {
  const { brand } = useMessages();
  const { name: studio } = useSite();
  return (
    <ul className="cards">
      {logos.map(({ image, caption }, index) => {
        if (!image) return null;
        // A logo needs its background around it.
        const { placeholder: _, fileName, ...logo } = image;
        const name = logoFileName(studio, fileName);
        return (
          <li key={image.src}>
            <figure className="logo-plate">
              <div className={isForDarkGround(image) ? 'logo-plate__ground on-dark' : 'logo-plate__ground'}>
                <Image image={logo} width={Math.min(image.width, 280)} eager={index === 0} />
              </div>
              <figcaption>
                <span>{caption}</span>
                <span className="logo-plate__files">
                  {filesOf(image).map(({ extension, href }) => (
                    <a key={extension} className="more" href={href} download={`${name}.${extension}`}>
                      {interpolate(brand.download, { name: extension.toUpperCase() })}
                      <span className="sr">: {image.alt}</span>
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

/** The CMS has no field for this; logos for dark backgrounds are usually named inverse, negative or white. */
const isForDarkGround = ({ src }: Source) => /inverse|negative|white/i.test(src);

function filesOf(logo: Source): { extension: string; href: string }[] {
  const extension = logo.src.split('.').at(-1) ?? '';
  const file = { extension, href: `/${logo.src}` };
  if (extension !== 'svg') return [file];
  return [file, { extension: 'png', href: imageUrl(`f_png,w_${PNG_WIDTH}`, logo) }];
}
