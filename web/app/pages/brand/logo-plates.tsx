import type { Figure } from '../../content/fields.server.ts';
import type { Image as Source } from '../../content/media.server.ts';
import { format, useMessages } from '../../i18n/messages';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';

/** Logos on the ground that they are made for, each with its file. */
export function LogoPlates({ logos }: { logos: Figure[] }) {
  const { brand } = useMessages();
  return (
    <ul className="cards">
      {logos.map(({ image, caption }, at) => {
        if (!image) return null;
        // The ground of a logo is to be seen around it.
        const { placeholder: _, ...logo } = image;
        const name = image.src.split('/').at(-1) ?? image.src;
        return (
          <li key={image.src}>
            <figure className="logo-plate">
              <div className={isForDarkGround(image) ? 'logo-plate__ground on-water' : 'logo-plate__ground'}>
                <Image image={logo} width={Math.min(image.width, 280)} eager={at === 0} />
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

/** The CMS has no field for the ground; files of logos for dark ground are by custom called inverse, negative or white. */
const isForDarkGround = ({ src }: Source) => /inverse|negative|white/i.test(src);
