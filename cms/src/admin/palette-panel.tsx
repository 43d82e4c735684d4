import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/* The same as in web/brand/palette.server.ts. */
type Palette = {
  themes: {
    name: string;
    ground: string;
    samples: { label: string; text: string; ground: string; contrast: number }[];
  }[];
  shifts: { role: string; from: string; to: string }[];
};
type Colours = { primary?: string | null; accent?: string | null };

const COLOUR = /^#[0-9a-f]{6}$/i;
const TYPING_MS = 250;

/** Panel beside the form of *Site*: the palette derived from the brand's two colours, in both themes. */
export const PalettePanel = ({ model }: { model: string }) =>
  model === 'api::site.site' ? { title: 'Colours', content: <PalettePreview /> } : null;

function PalettePreview() {
  const { get } = useFetchClient();
  const { primary, accent } = useForm('PalettePreview', ({ values }) => coloursIn(values));
  const [palette, setPalette] = useState<Palette | 'failed' | null>(null);
  useEffect(() => {
    // Responses may arrive out of order; only the latest request counts.
    let isLatest = true;
    const show = (received: Palette | 'failed') => isLatest && setPalette(received);
    const timer = setTimeout(
      () =>
        get<Palette>(`/palette-preview?${new URLSearchParams({ primary, accent })}`).then(
          ({ data }) => show(data),
          () => show('failed'),
        ),
      TYPING_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [get, primary, accent]);

  if (palette === null) return null;
  if (palette === 'failed') return <Note>The site can’t be reached, so its colours aren’t shown.</Note>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {palette.themes.map(({ name, ground, samples }) => (
        <Box key={name} tag="section" background="neutral0" borderColor="neutral200" hasRadius overflow="hidden">
          <div style={{ background: ground, padding: 12 }}>
            <table style={{ width: '100%', borderSpacing: '0 4px', borderCollapse: 'separate', fontSize: 13 }}>
              <caption style={{ textAlign: 'start', color: samples[0]?.text, fontWeight: 600, paddingBottom: 4 }}>
                {name}
              </caption>
              <tbody>
                {samples.map(({ label, text, ground, contrast }) => (
                  <tr key={label} style={{ background: ground, color: text }}>
                    <th scope="row" style={{ textAlign: 'start', padding: '4px 8px', fontWeight: 500 }}>
                      {label}
                    </th>
                    <td style={{ textAlign: 'end', padding: '4px 8px', fontVariantNumeric: 'tabular-nums' }}>
                      {contrast.toFixed(1)} : 1
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Box>
      ))}
      {palette.shifts.map(({ role, from, to }) => (
        <Note key={role}>
          {capitalised(role)}: {from} would be hard to make out and becomes {to}.
        </Note>
      ))}
      <Note>At least 4.5 : 1 for text (WCAG AA).</Note>
    </Flex>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="pi" tag="p" textColor="neutral600">
    {children}
  </Typography>
);

/** The typed colours. An incomplete one is left out, and the site takes that of its brand. */
function coloursIn(values: { brand?: Colours | null }): { primary: string; accent: string } {
  const whole = (colour: string | null | undefined) => (colour && COLOUR.test(colour) ? colour.toLowerCase() : '');
  return { primary: whole(values.brand?.primary), accent: whole(values.brand?.accent) };
}
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
