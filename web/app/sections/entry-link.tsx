import { MoreLink } from '#app/ui/button.tsx';

type Props = { link: { label: string; url: string } | null; className: string };

/** The link at the bottom of an entry, aligned with the links of the entries beside it. */
export function EntryLink({ link, className }: Props) {
  return (
    link && (
      <p className={`mt-auto pt-3 ${className}`}>
        <MoreLink to={link.url} external>
          {link.label}
        </MoreLink>
      </p>
    )
  );
}
