import { useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';

/** For lists that have a feed: below the lead or the buttons of the page’s top. */
export function FollowLink() {
  const { follow } = useMessages();
  return (
    <p className="-mt-3 no-print">
      <MoreLink to="/follow">{follow.link}</MoreLink>
    </p>
  );
}
