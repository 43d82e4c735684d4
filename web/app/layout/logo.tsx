import type { Image as Source } from '#app/content/media.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useSite } from '#app/root-data/root-data.ts';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';

/** In CSS pixels: the height in the footer, where the logo is largest. */
const HEIGHT = 40;
/** About as many characters of the name fit on a line in the header on phones. */
const LINE_LENGTH = 13;

export function Logo({ className = '' }: { className?: string }) {
  const { name } = useSite();
  const { nav } = useMessages();
  return (
    <Link to="/" className={`logo ${className}`.trim()} aria-label={`${name}, ${nav.home}`}>
      <LogoImages />
    </Link>
  );
}

export function WordMark() {
  return (
    <span className="logo">
      <LogoImages />
    </span>
  );
}

/** One image per theme; browsers load only the visible one. */
function LogoImages() {
  const { logo, logoOnDark } = useSite();
  if (!logo && !logoOnDark) return <Name />;
  return (
    <>
      <LogoImage logo={logo} className="logo__on-light" />
      <LogoImage logo={logoOnDark} className="logo__on-dark" />
    </>
  );
}

function Name({ className = '' }: { className?: string }) {
  const { name } = useSite();
  // More would be cut off in the header on phones.
  const size = name.length > LINE_LENGTH * 2 && 'max-md:text-base';
  return <span className={['logo__name', size, className].filter(Boolean).join(' ')}>{name}</span>;
}

function LogoImage({ logo, className }: { logo: Source | null; className: string }) {
  if (!logo) return <Name className={className} />;
  // Logos are transparent, so the placeholder would stay visible behind them.
  const { placeholder: _, ...source } = logo;
  const width = Math.round((HEIGHT * logo.width) / logo.height);
  return <Image image={source} width={width} alt="" className={className} />;
}
