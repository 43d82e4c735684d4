import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';

/** For lists that have a feed. */
export function FollowLink() {
  const { follow } = useMessages();
  return (
    <p className="no-print">
      <MoreLink to="/follow">{follow.link}</MoreLink>
    </p>
  );
}
