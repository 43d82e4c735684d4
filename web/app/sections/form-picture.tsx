import type { Image as Source } from '#app/content/media.server.ts';
import { Image } from '#app/ui/image.tsx';

/** What a form is about: a low strip above the form on phones, else a picture beside the title. In a grid of `formColumns`. */
export function FormPicture({ image }: { image: Source }) {
  return (
    <Image
      image={image}
      width={448}
      sizes="(width < 48rem) 92vw, (width < 64rem) 30vw, 448px"
      alt=""
      eager
      className="aspect-5/2 w-full rounded-plate object-cover md:col-[9/13] md:row-1 md:aspect-3/2 lg:row-[1/3] lg:aspect-2/1 lg:h-full print:hidden"
    />
  );
}

/** Below a form, people and steps are a section of their own. */
export const BELOW_FORM = 'max-lg:mt-4 max-lg:border-t-2 max-lg:border-ink max-lg:pt-8';

/** Title and form at the left, picture and people at the right. */
export const formColumns = (hasPicture: boolean) => ({
  grid: 'columns gap-y-8 md:gap-y-10 lg:grid-rows-[auto_auto_1fr]',
  title: hasPicture ? 'md:col-[1/9] md:row-1 lg:col-[1/8]' : 'lg:col-[1/8]',
  form: '@container lg:col-[1/8] lg:row-[2/4]',
  aside: `grid content-start gap-10 ${BELOW_FORM} lg:col-[9/13] ${hasPicture ? 'lg:row-3' : 'lg:row-[1/4]'}`,
});
