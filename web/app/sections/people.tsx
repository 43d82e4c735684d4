import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Person } from '#app/content/people.server.ts';
import { Flags } from '#app/ui/flags.tsx';
import { Image } from '#app/ui/image.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

export function PeopleSection({ id, heading, text, people }: BlockOf<'people'> & { id: string }) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul
        className={`grid gap-x-[var(--gap)] gap-y-10 sm:grid-cols-2 ${people.length % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {people.map((person) => (
          <li key={person.slug} className="border-t border-line pt-5">
            <PersonLine person={person} />
            <p className="muted mt-4 text-sm">{person.bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PersonLine({ person: { name, role, photo } }: { person: Pick<Person, 'name' | 'role' | 'photo'> }) {
  return (
    <div className="person !mt-0">
      {photo ? (
        <Image image={photo} width={64} alt="" className="!h-16 !w-16 object-cover" />
      ) : (
        <Flags text={name} count={2} columns={2} />
      )}
      <span>
        <b>{name}</b>
        <span className="muted">{role}</span>
      </span>
    </div>
  );
}
