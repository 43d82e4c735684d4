import type { Brand } from '#app/content/pages.server.ts';
import { Image } from '#app/ui/image.tsx';

/** The wordmark, large, with more than half its height free on all sides. */
export function BrandStage({ logos }: Pick<Brand, 'logos'>) {
  const wordmark = logos.find(({ image, isOnDark }) => image && isOnDark)?.image;
  return (
    wordmark && (
      <div className="on-dark bg-(--light-band) py-[clamp(3.5rem,12vw,12rem)] text-ink [print-color-adjust:exact]">
        <div className="wrap">
          {/* No alt text: the plates below have it. */}
          <Image
            image={{ ...wordmark, placeholder: '' }}
            width={1056}
            sizes="72vw"
            alt=""
            className="mx-auto w-[78%]"
          />
        </div>
      </div>
    )
  );
}
