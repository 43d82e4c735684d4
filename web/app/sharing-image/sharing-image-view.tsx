import { nameSize, titleSize } from './sharing-image-text.ts';

export const SHARING_IMAGE = { width: 1200, height: 630 } as const;
export const BASELINE_Y = 538;
export const PRODUCT_AREA = { left: 744, top: 84, width: SHARING_IMAGE.width - 744, height: BASELINE_Y - 84 } as const;

export const LOGO = { width: 320, height: 52 } as const;

export type SharingImageViewProps = {
  title: string;
  line: string;
  claim: string;
  name: string;
  logo: { src: string; width: number; height: number } | null;
  art: string | null;
  /** True if the title has the whole width, without an image. */
  isWide: boolean;
  style: {
    ground: string;
    ink: string;
    band: string;
    quiet: string;
    quietOnBand: string;
    headings: string;
    text: string;
  };
};

/** Uses inline styles, because satori does not support style sheets. */
export function SharingImageView({ title, line, name, claim, logo, art, isWide, style }: SharingImageViewProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: SHARING_IMAGE.width,
        height: SHARING_IMAGE.height,
        background: style.ground,
        color: style.ink,
        fontFamily: style.text,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 60,
          width: isWide ? 1072 : 648,
          fontFamily: style.headings,
          fontSize: titleSize(title),
          lineHeight: 1.06,
          letterSpacing: '-0.03em',
          fontFeatureSettings: '"liga" 0',
          textWrap: 'balance',
          // The outline makes the regular weight look like medium.
          WebkitTextStroke: `0.6px ${style.ink}`,
        }}
      >
        {title}
      </div>
      <div style={{ position: 'absolute', left: 64, bottom: 128, width: 648, fontSize: 24, color: style.quiet }}>
        {line}
      </div>
      {art && (
        <img src={art} alt="" width={359} height={BASELINE_Y} style={{ position: 'absolute', right: 0, top: 0 }} />
      )}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: SHARING_IMAGE.width,
          height: SHARING_IMAGE.height - BASELINE_Y,
          padding: '0 64px',
          boxSizing: 'border-box',
          alignItems: 'center',
          justifyContent: 'space-between',
          background: style.band,
        }}
      >
        {logo ? (
          <img {...logo} alt="" />
        ) : (
          <div style={{ flexShrink: 0, fontFamily: style.headings, fontSize: nameSize(name), color: '#fff' }}>
            {name}
          </div>
        )}
        {(logo || claim !== name) && (
          <div style={{ marginLeft: 48, fontSize: 22, textAlign: 'right', color: style.quietOnBand }}>{claim}</div>
        )}
      </div>
    </div>
  );
}
