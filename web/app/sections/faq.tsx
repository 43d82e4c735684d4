import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { SplitSection } from '#app/ui/split-section.tsx';
import { useContactLink } from './contact-subject.tsx';

export function FaqSection({ id, heading, text, questions, person }: BlockOf<'faq'> & { id: string }) {
  const items = questions.map(({ question, answer, anchor }) => ({
    question,
    anchor,
    answer: <Prose text={answer} />,
  }));
  return (
    <SplitSection id={id} heading={heading} text={text} aside={person && <AnsweringPerson person={person} />}>
      <Accordion items={items} />
    </SplitSection>
  );
}

function AnsweringPerson({ person: { name, role, photo } }: { person: Person }) {
  const { ask } = useMessages();
  const contactLink = useContactLink();
  return (
    <div className="flex flex-wrap items-start gap-x-4 xl:items-center gap-y-3 xl:gap-x-5">
      {photo && (
        <Image
          image={photo}
          width={176}
          alt=""
          className="size-24 flex-none rounded-plate bg-plate object-cover xl:size-44"
        />
      )}
      <div className="grid min-w-36 flex-1 gap-1 text-sm/[1.4]">
        <b className="font-display text-[1.25rem] font-medium">{name}</b>
        <span className="muted text-balance">{role}</span>
        <span className="mt-2 text-base">
          <MoreLink to={contactLink()} arrow>
            {interpolate(ask, { name })}
          </MoreLink>
        </span>
      </div>
    </div>
  );
}
