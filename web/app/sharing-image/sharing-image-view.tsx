import { titleSize } from './sharing-image-text.ts';

/** Size that social networks ask for. */
export const SHARING_IMAGE = { width: 1200, height: 630 } as const;
/** Where the quay begins; above it stands the title with its image. */
export const QUAY_TOP = 538;
/** The product image's place: it stands on the quay and may run out of the image on the right. */
export const BERTH = { left: 744, top: 84, width: SHARING_IMAGE.width - 744, height: QUAY_TOP - 84 } as const;

/** The logo's place at most. */
export const LOGO = { width: 320, height: 52 } as const;

const INK = '#0e211e';
const BESLEY = 'Besley, Besley Extended';
const ARCHIVO = 'Archivo, Archivo Extended';

/** What a sharing image shows. */
export type SharingImageViewProps = {
  title: string;
  line: string;
  /** What the studio is, in a few words. */
  claim: string;
  /** The studio's. */
  name: string;
  /** For dark ground, as a data address with its size. Without it the name is written. */
  logo: { src: string; width: number; height: number } | null;
  /** The flags, as a data address; null where a product image will stand. */
  flags: string | null;
};

/**
 * The design of sharing images. It is set in the typefaces of the site but not with its styles: the program that draws it
 * knows no style sheets, so the values stand here.
 */
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
          // The regular weight with a fine outline is the design's medium one.
          WebkitTextStroke: `0.6px ${INK}`,
        }}
      >
        {title}
      </div>
      <div style={{ position: 'absolute', left: 64, bottom: 128, width: 648, fontSize: 24, color: '#4c605a' }}>
        {line}
      </div>
      {flags && (
        <img src={flags} alt="" width={359} height={QUAY_TOP} style={{ position: 'absolute', right: 0, top: 0 }} />
      )}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: SHARING_IMAGE.width,
          height: SHARING_IMAGE.height - QUAY_TOP,
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
