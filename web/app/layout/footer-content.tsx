import { Fragment, memo } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { PAGES } from '#app/page-addresses.ts';
import { linksOf } from '#app/root-data/navigation.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { useIsPublished } from '#app/ui/unpublished-pages.ts';
import { Logo } from './logo.tsx';

const HEADING = 'mb-2.5 font-sans text-sm/[1.4] font-semibold tracking-normal text-ink-2';

export const FooterContent = memo(function FooterContent() {
  const messages = useMessages();
  const { site, footer, footerColumns } = useRootData();
  const { street, postalCode, city, country } = site.address;
  return (
    <div className="grid grid-cols-2 gap-x-(--gap) gap-y-6 sm:grid-cols-3 sm:gap-y-9 xl:grid-cols-[3fr_5fr_4fr]">
      <div className="max-sm:contents">
        <Logo className="inline-block *:[--logo-h:2.5rem] max-sm:order-first max-sm:col-span-full" />
        <div className="max-sm:order-1 max-sm:col-span-full sm:mt-5">
          {street && (
            // Two lines on phones, else four.
            <address className="text-ink-2 not-italic">
              <div>{site.legalName}</div>
              {[street, `${postalCode} ${city}`, country].filter(Boolean).map((line) => (
                <span key={line} className="max-sm:not-last:after:content-[',_'] sm:block">
                  {line}
                </span>
              ))}
            </address>
          )}
          {site.socialLinks.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-5 sm:mt-3" aria-label={messages.footer.social}>
              {site.socialLinks.map(({ label, url }) => (
                <li key={url}>
                  <Link to={url} external>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <nav className="contents grid-cols-3 gap-x-(--gap) gap-y-8 xl:grid" aria-label={messages.footer.label}>
        {footerColumns.map(({ label, sections }) => (
          <div key={label}>
            <h2 className={HEADING}>{label}</h2>
            {sections.map(({ heading, links }) => (
              <Fragment key={heading}>
                {heading && (
                  <h3 className="mt-2.5 font-sans text-sm/[1.4] font-normal tracking-normal text-ink-2">{heading}</h3>
                )}
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} external>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        ))}
      </nav>
      <MoreLinks />
      {footer.badges.length + footer.partnerBadges.length > 0 && (
        <div className="col-span-full grid gap-3 border-y border-line py-5 max-sm:order-1 min-[20rem]:grid-cols-2 sm:py-4 sm:max-lg:grid-cols-4 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-12">
          <Badges label={messages.footer.badges} badges={footer.badges} />
          <Badges label={messages.footer.partners} badges={footer.partnerBadges} />
        </div>
      )}
    </div>
  );
});

/** Pages that the footer lists if the menu links to them, with the menu's labels. */
const READING_PATHS: ReadonlySet<string> = new Set([
  PAGES.blog,
  PAGES['technical-bytes'],
  PAGES['free-resources'],
  PAGES.tech,
]);

function MoreLinks() {
  const { footer: texts, project } = useMessages();
  const { footer, navigation } = useRootData();
  const isPublished = useIsPublished();
  const allProjects = { title: project.allProjects, path: '/projects' };
  const work = [...footer.projects, ...(isPublished(allProjects.path) ? [allProjects] : [])];
  const reading = navigation.flatMap(linksOf).filter(({ to }) => READING_PATHS.has(to));
  const groups = [
    {
      label: texts.latestWork,
      links: footer.projects.length > 0 ? work.map(({ title, path }) => ({ title, to: path, isOnPhones: false })) : [],
    },
    {
      label: texts.reading,
      links: [
        ...footer.articles.map(({ title, slug }) => ({ title, to: `/blog/${slug}`, isOnPhones: false })),
        ...reading.map(({ label, to }) => ({ title: label, to, isOnPhones: true })),
      ],
    },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="contents grid-cols-2 gap-x-(--gap) xl:grid">
      {groups.map(({ label, links }) => (
        <nav key={label} aria-label={label} className={links.at(-1)?.isOnPhones ? '' : 'max-sm:hidden'}>
          <h2 className={HEADING}>{label}</h2>
          <ul>
            {links.map(({ title, to, isOnPhones }) => (
              <li key={to} className={isOnPhones ? '' : 'max-sm:hidden'}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Badges({
  label,
  badges,
}: {
  label: string;
  badges: { name: string; url: string; image: Parameters<typeof Image>[0]['image'] | null }[];
}) {
  if (badges.length === 0) return null;
  return (
    <div className="contents lg:flex lg:flex-wrap lg:items-center lg:gap-x-4 lg:gap-y-3">
      <p className="hidden text-ink-2 lg:block" aria-hidden="true">
        {label}
      </p>
      <ul
        className="contents gap-3 lg:flex lg:flex-wrap [&_a]:block [&_a]:p-0 max-lg:[&_img]:w-full"
        aria-label={label}
      >
        {badges.map(({ name, url, image }) => (
          <li key={name}>
            <Link to={url} external>
              {image ? (
                <Image image={image} width={Math.round((52 * image.width) / image.height)} alt={name} />
              ) : (
                <span className="grid min-h-13 items-center rounded-control border border-line px-4">{name}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
