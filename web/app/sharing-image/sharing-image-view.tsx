import { titleSize } from './sharing-image-text.ts';

export const SHARING_IMAGE = { width: 1200, height: 630 } as const;
export const BASELINE_Y = 538;
export const PRODUCT_AREA = { left: 744, top: 84, width: SHARING_IMAGE.width - 744, height: BASELINE_Y - 84 } as const;

export const LOGO = { width: 320, height: 52 } as const;

const INK = '#0e211e';
const BESLEY = 'Besley, Besley Extended';
const ARCHIVO = 'Archivo, Archivo Extended';

export type SharingImageViewProps = {
  title: string;
  line: string;
  claim: string;
  name: string;
  logo: { src: string; width: number; height: number } | null;
  flags: string | null;
};

/** satori does not read style sheets, so the values are inlined. */
export function SharingImageView({ title, line, name, claim, logo, flags }: SharingImageViewProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: SHARING_IMAGE.width,
        height: SHARING_IMAGE.height,
        background: '#f4f7f5',
        color: INK,
        fontFamily: ARCHIVO,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 60,
          width: 648,
          fontFamily: BESLEY,
          fontSize: titleSize(title),
          lineHeight: 1.06,
          letterSpacing: '-0.03em',
          fontFeatureSettings: '"liga" 0',
          textWrap: 'balance',
          // An outline makes the regular weight look medium.
          WebkitTextStroke: `0.6px ${INK}`,
        }}
      >
        {title}
      </div>
      <div style={{ position: 'absolute', left: 64, bottom: 128, width: 648, fontSize: 24, color: '#4c605a' }}>
        {line}
      </div>
      {flags && (
        <img src={flags} alt="" width={359} height={BASELINE_Y} style={{ position: 'absolute', right: 0, top: 0 }} />
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
          background: INK,
        }}
      >
        {logo ? (
          <img {...logo} alt="" />
        ) : (
          <div style={{ fontFamily: BESLEY, fontSize: 40, color: '#fff' }}>{name}</div>
        )}
        <div style={{ fontSize: 22, color: '#b4cbc5' }}>{claim}</div>
      </div>
    </div>
  );
}
