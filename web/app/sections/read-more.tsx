import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';

/** `relative` puts it above the link of the title, which covers the whole entry. */
export function ReadMore({ to, title }: { to: string; title: string }) {
  const { blog } = useMessages();
  return (
    <p className="relative">
      <MoreLink to={to} arrow context={title}>
        {blog.readMore}
      </MoreLink>
    </p>
  );
}
