import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';

/** A link from a list to the page that explains the feeds. */
export function FollowLink() {
  const { follow } = useMessages();
  return (
    <p className="no-print">
      <MoreLink to="/follow">{follow.link}</MoreLink>
    </p>
  );
}
