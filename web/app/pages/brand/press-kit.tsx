import { downloadName, PRINT_JPEG } from '#app/content/brand-downloads.ts';
import type { Brand } from '#app/content/pages.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { PRESS_KIT_PATH } from '#app/page-addresses.ts';
import { CaptionedImage } from '#app/sections/figure.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { imageUrl } from '#platform/image-url.ts';

type Props = { studio: string; kit: NonNullable<Brand['pressKit']> };

export function PressKit({ studio, kit: { text, facts, images } }: Props) {
  const { brand } = useMessages();
  return (
    <section id="press-kit" aria-labelledby="press-kit-heading">
      <SectionHead id="press-kit-heading" heading={brand.pressKit} text={brand.pressKitHint}>
        <a className="btn justify-self-start no-print" href={PRESS_KIT_PATH} download>
          {interpolate(brand.download, { name: 'ZIP' })}
          <Icon name="arrow-down" />
        </a>
      </SectionHead>
      <div className="columns gap-y-8">
        <div className="md:max-lg:col-[1/8] xl:col-[1/8]">
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
          <p className="mt-3">
            <CopyButton what={brand.pressText} read={() => text.trim()} isLabelled />
          </p>
        </div>
        <div className="md:max-lg:col-[8/13] xl:col-[8/13] xl:pl-6">
          <FactList facts={facts.map(({ term, text: value }) => [term, value])} />
        </div>
      </div>
      <ul className="cards mt-12 empty:hidden">
        {images.map(
          (figure, index) =>
            figure.image && (
              <li key={index} className="flex flex-col max-md:odd:last:col-span-full">
                <CaptionedImage figure={figure} width={448} />
                <p className="mt-auto pt-3 text-sm no-print">
                  <a
                    className="more"
                    href={imageUrl(PRINT_JPEG, figure.image)}
                    download={`${downloadName(studio, figure.image.fileName)}.jpg`}
                  >
                    {interpolate(brand.download, { name: 'JPEG' })}
                    <span className="sr-only">: {figure.image.alt}</span>
                    <Icon name="arrow-down" />
                  </a>
                </p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
