import { Fragment, memo } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { PAGES } from '#app/page-addresses.ts';
import { linksOf } from '#app/root-data/navigation.ts';
import { useRootData } from '#app/root-data/root-data.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { Logo } from './logo.tsx';

export const FooterContent = memo(function FooterContent() {
  const messages = useMessages();
  const { site, footer, footerColumns } = useRootData();
  const { street, postalCode, city, country } = site.address;
  return (
    <div className="footer__content">
      <div className="footer__top">
        <div className="footer__studio sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-[var(--gap)] sm:max-lg:[&>.logo]:col-span-2 sm:max-lg:[&>.logo]:justify-self-start">
          <Logo />
          <div className="footer__address">
            {street && (
              <address>
                <div>{site.legalName}</div>
                {street}
                <br />
                {postalCode} {city}
                <br />
                {country}
              </address>
            )}
            {site.socialLinks.length > 0 && (
              <ul className="footer__social" aria-label={messages.footer.social}>
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
        <nav className="footer__cols" aria-label={messages.footer.label}>
          {footerColumns.map(({ label, sections }) => (
            <div key={label}>
              <h2>{label}</h2>
              {sections.map(({ heading, links }) => (
                <Fragment key={heading}>
                  {heading && <h3>{heading}</h3>}
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
      </div>
      <More />
      {footer.badges.length + footer.partnerBadges.length > 0 && (
        <div className="footer__badges col-span-full grid gap-3 border-y min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap border-line py-5 max-sm:order-1 sm:mt-9 sm:gap-x-12 sm:py-4">
          <Badges label={messages.footer.badges} badges={footer.badges} />
          <Badges label={messages.footer.partners} badges={footer.partnerBadges} />
        </div>
      )}
    </div>
  );
});

/** As far as the menu links to them, with its labels. */
const READING: ReadonlySet<string> = new Set([PAGES.blog, PAGES['technical-bytes'], PAGES['free-resources']]);

function More() {
  const { footer: texts, project } = useMessages();
  const { footer, navigation } = useRootData();
  const work = footer.projects.map(({ title, path }) => ({ title, to: path }));
  const reading = navigation.flatMap(linksOf).filter(({ to }) => READING.has(to));
  const groups = [
    {
      label: texts.latestWork,
      links: work.length > 0 ? [...work, { title: project.allProjects, to: '/projects' }] : [],
    },
    {
      label: texts.reading,
      links: [
        ...footer.articles.map(({ title, slug }) => ({ title, to: `/blog/${slug}` })),
        ...reading.map(({ label, to }) => ({ title: label, to })),
      ],
    },
  ].filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="footer__more">
      {groups.map(({ label, links }) => (
        <nav key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {links.map(({ title, to }) => (
              <li key={to}>
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
    <div className="contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:gap-y-3">
      <p className="hidden text-ink-2 sm:block" aria-hidden="true">
        {label}
      </p>
      <ul className="contents gap-3 sm:flex sm:flex-wrap [&_a]:block [&_a]:p-0" aria-label={label}>
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
