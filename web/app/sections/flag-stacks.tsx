import { flagCode } from '#app/ui/flags.tsx';

/** The row overflows to the right at any window width. */
const HEIGHTS = [2, 4, 3, 1, 3, 2, 4, 1, 3, 2] as const;

export function FlagStacks({ text }: { text: string }) {
  const code = flagCode(
    text,
    HEIGHTS.reduce((sum, height) => sum + height, 0),
  );
  return (
    <div className="stacks" aria-hidden="true">
      {HEIGHTS.map((height, index) => {
        const start = HEIGHTS.slice(0, index).reduce((sum, above) => sum + above, 0);
        return (
          <img
            key={start}
            src={`/flags/${code.slice(start, start + height)}-1.svg`}
            alt=""
            width={60}
            height={height * 60}
            loading="lazy"
          />
        );
      })}
    </div>
  );
}
