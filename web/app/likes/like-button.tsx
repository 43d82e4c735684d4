import { type SubmitEvent, useOptimistic, useState, useTransition } from 'react';
import { type Messages, useMessages, usePlural } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { saveLike, useIsLiked, useLikes } from './use-likes.ts';

export type LikeOutcome = keyof Messages['bytes']['likeOutcome'];

const TIMEOUT_MS = 15_000;

type Props = {
  slug: string;
  likes: number;
  /** The result of a submission without JavaScript. */
  outcome: LikeOutcome | null;
};

export function LikeButton({ slug, likes: rendered, outcome }: Props) {
  const { bytes: texts } = useMessages();
  const plural = usePlural();
  const { toLocale } = useLanguage();
  const saved = { likes: useLikes(slug, rendered), isLiked: useIsLiked(slug, outcome === 'liked') };
  const [{ likes, isLiked }, show] = useOptimistic(saved);
  const [latest, setLatest] = useState(outcome);
  const [isSending, startSending] = useTransition();
  const action = toLocale(`/technical-bytes/${slug}/like`);

  function toggle(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    startSending(async () => {
      show({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked });
      const counted = await sendLike(action, !isLiked);
      if (typeof counted === 'string') return setLatest(counted);
      saveLike(slug, counted);
      setLatest(counted.isLiked ? 'liked' : 'unliked');
    });
  }
  return (
    <form
      id="likes"
      className="likes flex flex-wrap items-center gap-x-6 gap-y-3 text-ink-2"
      method="post"
      action={action}
      onSubmit={toggle}
    >
      {/* Number and label are on separate lines, so that a new number does not move the label. */}
      <p className="text-sm leading-[1.4]">
        <b className="mb-1 block font-display text-[2rem] leading-none font-medium tracking-[-0.03em] tabular-nums text-ink">
          {likes}
        </b>
        {plural(texts.likes, likes)}
      </p>
      <button
        type="submit"
        name="intent"
        value={isLiked ? 'unlike' : 'like'}
        className="btn btn--line btn--sm gap-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink aria-pressed:[&_path]:fill-current"
        aria-pressed={isLiked}
      >
        <Icon name="heart" />
        {texts.like}
      </button>
      {/* Always rendered: screen readers only announce changes of an existing live region. */}
      <p className="small basis-full empty:-mt-3" role="status">
        {latest && !isSending ? texts.likeOutcome[latest] : ''}
      </p>
    </form>
  );
}

async function sendLike(action: string, isLiked: boolean): Promise<{ likes: number; isLiked: boolean } | LikeOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ intent: isLiked ? 'like' : 'unlike' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { likes: (await response.json()).likes, isLiked };
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
