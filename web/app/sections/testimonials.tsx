import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Testimonial } from '#app/content/testimonials.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { Tag } from '#app/ui/badge.tsx';
import { Flags } from '#app/ui/flags.tsx';
import { Link } from '#app/ui/link.tsx';

const ROW = 3;

export function TestimonialsSection({ id, heading, testimonials, reviews }: BlockOf<'testimonials'> & { id: string }) {
  const { contact } = useMessages();
  const [first, ...others] = testimonials;
  const row = others.slice(0, ROW);
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 id={id} className="sr">
        {heading}
      </h2>
      <div className="columns gap-y-12">
        {first && (
          <div className={reviews.length > 0 ? 'c-1-8' : 'c-1-10'}>
            <Quote testimonial={first} />
          </div>
        )}
        {row.length > 0 && (
          <ul className="quotes" style={{ '--n': row.length }}>
            {row.map((testimonial) => (
              <li key={testimonial.author}>
                <blockquote>
                  <p>{testimonial.quote}</p>
                </blockquote>
                <Author testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
        {reviews.length > 0 && (
          <div className="c-9-12 self-end md:row-start-1">
            {reviews.map(({ name, url, count, note }) => (
              <div key={name} className="score">
                <b>{count}</b>
                <span>
                  <Link to={url} external>
                    {interpolate(contact.reviews, { platform: name })}
                  </Link>
                  <br />
                  <span className="small muted">{note}</span>
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

export function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{testimonial.quote}</p>
      </blockquote>
      <figcaption>
        <Author testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}

function Author({ testimonial: { author, role, company, platform, isSample } }: { testimonial: Testimonial }) {
  const { project } = useMessages();
  return (
    <div className="person">
      <Flags text={author} count={2} columns={2} />
      <span>
        <b>
          {author} {isSample && <Tag className="person__tag">{project.sample}</Tag>}
        </b>
        <span className="muted">
          {`${role}, ${company}${platform && `. ${interpolate(project.reviewOn, { platform })}`}`}
        </span>
      </span>
    </div>
  );
}
