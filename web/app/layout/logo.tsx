import type { Image as Source } from '#app/content/media.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

/** CSS pixels in the footer, the largest place. */
const HEIGHT = 40;

export function Logo({ className = '' }: { className?: string }) {
  const { name } = useSite();
  const { nav } = useMessages();
  return (
    <Link to="/" className={`logo ${className}`.trim()} aria-label={`${name}, ${nav.home}`}>
      <Drawn />
    </Link>
  );
}

export function WordMark() {
  return (
    <span className="logo">
      <Drawn />
    </span>
  );
}

/** One per background; only the visible one is loaded. */
function Drawn() {
  const { name, logo, logoOnDark } = useSite();
  if (!logo && !logoOnDark) return <span className="logo__name">{name}</span>;
  return (
    <>
      <OnGround name={name} logo={logo} className="logo__on-light" />
      <OnGround name={name} logo={logoOnDark} className="logo__on-dark" />
    </>
  );
}

function OnGround({ name, logo, className }: { name: string; logo: Source | null; className: string }) {
  if (!logo) return <span className={`logo__name ${className}`}>{name}</span>;
  // A transparent image would show its placeholder.
  const { placeholder: _, ...source } = logo;
  const width = Math.round((HEIGHT * logo.width) / logo.height);
  return <Image image={source} width={width} alt="" className={className} />;
}
