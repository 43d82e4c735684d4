import type { ReactNode } from 'react';
import type { Heading, RichText } from '#app/content/markdown.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { ContentsList } from '#app/ui/contents-list.tsx';
import { Prose } from '#app/ui/prose.tsx';

const MIN_HEADINGS = 2;

type Props = {
  text: RichText;
  /** Lists h3 as well. */
  deep?: boolean;
  after?: ReactNode;
};

export function ReadingColumns({ text, deep = false, after }: Props) {
  const headings = deep ? text.headings : text.headings.filter(({ level }) => level === 2);
  return (
    <ContentsColumns headings={headings}>
      <Prose text={text} />
      <div className="max-w-[42rem]">{after}</div>
    </ContentsColumns>
  );
}

type ColumnsProps = {
  headings: Heading[];
  /** For more than lines of text. */
  isWide?: boolean;
  children: ReactNode;
};

/** A list of contents beside what it lists; above it in narrow windows. */
export function ContentsColumns({ headings, isWide = false, children }: ColumnsProps) {
  const { prose } = useMessages();
  return (
    <div className="wrap columns reading gap-y-8 pt-[clamp(2.5rem,1.6rem+3vw,5rem)]">
      <div className={isWide ? 'lg:col-[1/4]' : 'lg:col-[1/5]'}>
        {headings.length >= MIN_HEADINGS && <ContentsList label={prose.contents} headings={headings} />}
      </div>
      <div className={`min-w-0 ${isWide ? 'lg:col-[4/13]' : 'lg:col-[5/13]'}`}>{children}</div>
    </div>
  );
}
