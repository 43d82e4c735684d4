import type { BlockOf } from '#app/content/blocks.server.ts';
import type { Office } from '#app/content/site.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { NoBreak } from '#app/ui/no-break.tsx';
import { useDatedSteps } from './use-dated-steps.ts';

type Props = {
  process: BlockOf<'process'>;
  /** When the page was rendered. At midnight at the office the CMS creates a new content version, so the day is today's. */
  now: string;
  office: Office;
  /** Shows names and dates only, where the page already describes the steps. */
  isShort?: boolean;
};

/** Beside or below a form: the steps that follow if it is sent now, with their dates. */
export function NextSteps({ process, now, office, isShort = false }: Props) {
  const { nextSteps: t } = useMessages();
  const { steps, outcome, last } = useDatedSteps(process, now, office);
  return (
    <section aria-label={t.heading}>
      <p className="h4">{t.heading}</p>
      {last && <p className="mt-1 text-sm text-ink-2">{t.ifSentToday}</p>}
      <ol className="mt-3 border-t-2 border-ink text-sm">
        {[...steps, ...outcome].map(({ title, text, day }) => (
          <li key={title} className="border-b border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{title}</b>
              {day && <span className="tnum">{day}</span>}
            </p>
            {text && !isShort && <NoBreak as="p" className="mt-0.5 text-ink-2" text={text} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
