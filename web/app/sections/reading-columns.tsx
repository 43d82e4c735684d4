import type { ReactNode } from 'react';
import type { Heading, RichText } from '#app/content/markdown.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { ContentsList } from '#app/ui/contents-list.tsx';
import { Prose } from '#app/ui/prose.tsx';

const MIN_HEADINGS = 2;

type Props = {
  text: RichText;
  after?: ReactNode;
};

export function ReadingColumns({ text, after }: Props) {
  const headings = text.headings.filter(({ level }) => level === 2);
  return (
    <ContentsColumns headings={headings}>
      <Prose text={text} />
      {after}
    </ContentsColumns>
  );
}

type ColumnsProps = {
  headings: Heading[];
  /** A wider main column, for content other than plain text. */
  isWide?: boolean;
  children: ReactNode;
};

/** A table of contents beside the content, or above it in narrow windows. */
export function ContentsColumns({ headings, isWide = false, children }: ColumnsProps) {
  const { prose } = useMessages();
  return (
    <div className="wrap columns reading gap-y-8 pt-[clamp(2.5rem,1.6rem+3vw,5rem)]">
      <div className={isWide ? 'lg:col-[1/4]' : BESIDE_TEXT}>
        {headings.length >= MIN_HEADINGS && <ContentsList label={prose.contents} headings={headings} />}
      </div>
      <div className={isWide ? 'min-w-0 lg:col-[4/13]' : TEXT}>{children}</div>
    </div>
  );
}

/** The column of a long text. It is as wide as its code and pictures, and ends at the right margin of the page. */
export const TEXT = 'min-w-0 lg:col-[6/13] lg:row-start-1 lg:[--measure:100%] lg:text-[clamp(1.0625rem,1.4vw,1.25rem)]';
/** The column to the left of `TEXT`. */
export const BESIDE_TEXT = 'lg:col-[1/5] lg:row-start-1';
