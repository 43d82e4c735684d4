import { format, type Messages, useMessages, usePlural } from '../../locale/messages';
import { useLanguage } from '../../locale/use-locale';
import { Icon } from '../../ui/icon';
import { INTENT, type LikeAnswer, type LikeRefusal } from './like';
import { useLike } from './use-like';

type Props = {
  slug: string;
  likes: number;
  before: boolean | null;
  /** What the page's action said: only a refusal shows the page again. */
  answer: LikeAnswer | undefined;
};

/** How many like the answer, and the button to be one of them; without JavaScript it sends its form to the page. */
export function LikeButton({ slug, likes: counted, before, answer }: Props) {
  const { bytes: texts } = useMessages();
  const plural = usePlural();
  const { toLocale } = useLanguage();
  const refused = answer?.status === 'refused' ? answer.refusal : null;
  const { isLiked, likes, isCounted, refusal, toggle } = useLike({ slug, likes: counted, before, refused });
  return (
    <form
      id="likes"
      className="likes"
      method="post"
      action={toLocale(`/technical-bytes/${slug}`)}
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <p>
        <b>{likes}</b> {plural(texts.likes, likes)}
      </p>
      <input type="hidden" name={INTENT} value={isLiked ? 'unlike' : 'like'} />
      <button type="submit" className="btn btn--line btn--sm" aria-pressed={isLiked}>
        <Icon name="heart" />
        {texts.like}
      </button>
      <p className="likes__told small" role="status">
        {refusal ? refusalText(refusal, texts) : isCounted || before !== null ? told(isLiked, texts) : ''}
      </p>
    </form>
  );
}

const told = (isLiked: boolean, texts: Messages['bytes']) => (isLiked ? texts.liked : texts.likeTakenBack);

function refusalText(refusal: LikeRefusal, texts: Messages['bytes']): string {
  switch (refusal.reason) {
    case 'tooMany':
      return format(texts.likeTooMany, { minutes: refusal.minutes });
    case 'offline':
      return texts.likeOffline;
    default:
      return texts.likeFailed;
  }
}
