import type { BlockOf } from '#app/content/blocks.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink, MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useContactLink } from './contact-subject.tsx';

type Props = BlockOf<'dates'> & { id: string };

export function DatesSection({ id, heading, text, dates, empty_text: emptyText, link }: Props) {
  const { form, dates: texts } = useMessages();
  const { path, toLocale } = useLocale();
  const contactLink = useContactLink();
  const slug = path.split('/').at(-1);
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      {dates.length > 0 ? (
        <ul className="border-b border-line">
          {dates.map(({ startsAt, days, hours, place, placesLeft, file }) => (
            <li
              key={startsAt}
              className="grid gap-x-[var(--gap)] gap-y-2 border-t border-line py-6 md:max-lg:grid-rows-[auto_1fr] md:grid-cols-[1.15fr_1fr_auto] md:items-baseline lg:grid-cols-[4fr_4fr_3fr_auto]"
            >
              <h3 className="sm:whitespace-nowrap md:max-lg:text-[1.375rem]">
                <time dateTime={startsAt}>{days}</time>
              </h3>
              <p className="md:max-lg:row-span-2">
                {place} <span className="muted tnum block text-sm">{hours}</span>
              </p>
              <p className="font-medium empty:hidden md:max-lg:col-start-1">{placesLeft}</p>
              <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 max-md:mt-2 md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-start-4 md:max-xl:grid md:max-xl:justify-items-start">
                <ButtonLink to={contactLink(undefined, days)} variant="line" arrow>
                  {texts.ask} <span className="sr-only">{days}</span>
                </ButtonLink>
                <a className="py-1 text-sm" href={toLocale(`/${slug}/dates/${file}`)} download>
                  {form.toCalendar} <span className="sr-only">{days}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="lead max-w-[42rem]">{emptyText}</p>
      )}
      {link && (
        <p className="no-print mt-8">
          <MoreLink to={contactLink(link.url)} external arrow>
            {link.label}
          </MoreLink>
        </p>
      )}
    </section>
  );
}
