import { MoreLink } from '#app/ui/button.tsx';

type Props = { link: { label: string; url: string } | null; className: string };

/** At the foot of an entry, on one line with those beside it. */
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
