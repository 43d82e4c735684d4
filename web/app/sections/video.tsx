import { useState } from 'react';
import type { BlockOf } from '#app/content/blocks.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

const PLAYER = 'block aspect-video h-auto w-full rounded-plate object-cover';

/** Loads nothing from the video host until the visitor starts the video. Without JavaScript the button is a link to the host. */
export function VideoSection({ id, heading, text, video, poster, caption }: BlockOf<'video'> & { id: string }) {
  const { video: t } = useMessages();
  const [isStarted, setIsStarted] = useState(false);
  if (!video) return null;
  const { host, page, player } = video;
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <figure>
        <div className="sm:relative">
          {isStarted ? (
            <iframe
              ref={focus}
              className={PLAYER}
              src={player}
              title={heading}
              allow="autoplay; fullscreen; picture-in-picture"
              allowFullScreen
            />
          ) : (
            <>
              {poster && <Image image={poster} width={1344} sizes="min(1344px, 92vw)" alt="" className={PLAYER} />}
              <div className="grid justify-items-start gap-2 bg-surface p-4 text-sm sm:absolute sm:bottom-4 sm:left-4 sm:rounded-plate">
                <Link
                  to={page}
                  external
                  className="btn"
                  onClick={(event) => {
                    event.preventDefault();
                    setIsStarted(true);
                  }}
                >
                  {interpolate(t.play, { host })}
                </Link>
                <p>{interpolate(t.notice, { host })}</p>
              </div>
            </>
          )}
        </div>
        {caption && <NoBreak as="figcaption" className="cap" text={caption} />}
      </figure>
    </section>
  );
}

/** Starting the video removes the focused button, so the player takes the focus. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();
