import { useRef, useState } from 'react';
import { useLanguage } from '../../locale/use-locale';
import { forgetPayloads } from '../../navigation/page-data';
import { isAnswer } from '../../ui/is-answer';
import { keepLike, useKeptLike } from './kept-likes';
import { INTENT, type Intent, type LikeAnswer, type LikeRefusal } from './like';

const TIMEOUT_MS = 15_000;

type Options = {
  slug: string;
  /** The number that the page was rendered with. */
  likes: number;
  /** What a like without JavaScript has led to: the page as it was sent shows it. */
  before: boolean | null;
  refused: LikeRefusal | null;
};

export type Like = {
  isLiked: boolean;
  likes: number;
  /** Whether this visitor has changed it on this page, and the server knows. */
  isCounted: boolean;
  refusal: LikeRefusal | null;
  toggle: () => void;
};

/**
 * The visitor's like of a question. The page is the same for everybody, so the browser looks into its own notes once the page is
 * taken over. A change shows at once and is taken back when it could not be counted; the last of several quick ones counts.
 */
export function useLike({ slug, likes, before, refused }: Options): Like {
  const { toLocale } = useLanguage();
  const kept = useKeptLike(slug, before ?? false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [answer, setAnswer] = useState<LikeAnswer | null>(refused && { status: 'refused', refusal: refused });
  const [counted, setCounted] = useState<number | null>(null);
  const latest = useRef<boolean | null>(null);

  const isLiked = wanted ?? kept;
  const base = counted ?? likes;

  async function send(): Promise<void> {
    let sent: boolean;
    let told: LikeAnswer;
    do {
      sent = latest.current ?? false;
      told = await post(toLocale(`/technical-bytes/${slug}/like`), sent ? 'like' : 'unlike');
    } while (told.status === 'counted' && latest.current !== sent);
    latest.current = null;
    setAnswer(told);
    if (told.status === 'counted') {
      setCounted(told.likes);
      keepLike(slug, told.isLiked);
      forgetPayloads();
    }
    setWanted(null);
  }

  return {
    isLiked,
    likes: base + Number(isLiked) - Number(kept),
    isCounted: answer?.status === 'counted' && wanted === null,
    refusal: wanted === null && answer?.status === 'refused' ? answer.refusal : null,
    toggle: () => {
      const isUnderWay = latest.current !== null;
      latest.current = !isLiked;
      setWanted(!isLiked);
      if (!isUnderWay) void send();
    },
  };
}

async function post(to: string, intent: Intent): Promise<LikeAnswer> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      body: new URLSearchParams({ [INTENT]: intent }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (isAnswer<LikeAnswer>(answer, 'status')) return answer;
  } catch {
    if (!navigator.onLine) return { status: 'refused', refusal: { reason: 'offline' } };
  }
  return { status: 'refused', refusal: { reason: 'failed' } };
}
