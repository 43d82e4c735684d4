import type { Figure } from '../../content/fields.server.ts';
import type { Image as Source } from '../../content/media.server.ts';
import { format, useMessages } from '../../i18n/messages';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';

export function LogoPlates({ logos }: { logos: Figure[] }) {
  const { brand } = useMessages();
  return (
    <ul className="cards">
      {logos.map(({ image, caption }, index) => {
        if (!image) return null;
        // A logo needs its background around it.
        const { placeholder: _, ...logo } = image;
        const name = image.src.split('/').at(-1) ?? image.src;
        return (
          <li key={image.src}>
            <figure className="logo-plate">
              <div className={isForDarkGround(image) ? 'logo-plate__ground on-water' : 'logo-plate__ground'}>
                <Image image={logo} width={Math.min(image.width, 280)} eager={index === 0} />
              </div>
              <figcaption>
                <span>{caption}</span>
                <a className="more" href={`/${image.src}`} download={name}>
                  {format(brand.download, { name: image.src.split('.').at(-1)?.toUpperCase() ?? '' })}
                  <span className="sr">: {image.alt}</span>
                  <Icon name="arrow-down" />
                </a>
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
