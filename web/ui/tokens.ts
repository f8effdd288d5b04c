import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react'

/** One color for the paper (light) theme and one for the screening room (dark). */
function pair(paper: string, room: string) {
  return { value: { _light: paper, _dark: room } }
}

/** The fallbacks of `fonts.css` take as much room as the fonts themselves. */
const SANS_SERIF = '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", system-ui, sans-serif'
const MONOSPACE = '"JetBrains Mono Variable", "JetBrains Mono Fallback", ui-monospace, monospace'

/** Raw values that are the same in both themes. */
export const tokens = defineTokens({
  fonts: {
    body: { value: SANS_SERIF },
    heading: { value: SANS_SERIF },
    mono: { value: MONOSPACE },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.5rem' },
    '4xl': { value: '3.5rem' },
  },
  radii: {
    control: { value: '6px' },
    card: { value: '10px' },
    dialog: { value: '14px' },
  },
  sizes: {
    sidebar: { value: '240px' },
    rail: { value: '64px' },
    topBar: { value: '52px' },
    toolbar: { value: '56px' },
    form: { value: '400px' },
  },
  colors: {
    paper: { value: '#F7F5F0' },
    ink: { value: '#17171C' },
    pencil: { value: '#4FB3E8' },
  },
})

/** Colors, radii and shadows by meaning. Text colors reach 4.5:1 on bg, bg.panel and bg.raised. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('#F7F5F0', '#0E0F12'),
      panel: pair('#FFFEFB', '#16181D'),
      side: pair('#F1EEE6', '#16181D'),
      subtle: pair('#F1EEE6', '#16181D'),
      muted: pair('#EFECE4', '#1E2128'),
      raised: pair('#EFECE4', '#1E2128'),
      control: pair('#FFFEFB', '#1E2128'),
      selected: pair('#E6E1D6', '#1E2128'),
      emphasized: pair('#EAE6DC', '#252932'),
      inverted: pair('#17171C', '#ECEDEF'),
      well: pair('#EDE9DF', '#101115'),
    },
    fg: {
      DEFAULT: pair('#17171C', '#ECEDEF'),
      soft: pair('#44464D', '#C6CAD1'),
      muted: pair('#5E6068', '#9BA1AC'),
      subtle: pair('#5E6068', '#9BA1AC'),
      inverted: pair('#F7F5F0', '#17171C'),
      error: pair('#BE2A30', '#F2787C'),
      success: pair('#1F7A52', '#5CC797'),
      warning: pair('#8A5A0B', '#EDB35D'),
      info: pair('#0B6CA3', '#4FB3E8'),
    },
    border: {
      DEFAULT: pair('#E1DCD1', '#2A2E37'),
      muted: pair('#E1DCD1', '#2A2E37'),
      subtle: pair('#E1DCD1', '#2A2E37'),
      emphasized: pair('#CBC5B7', '#3A3F4B'),
      error: pair('#BE2A30', '#F2787C'),
    },
    accent: {
      solid: pair('#0F7CB8', '#4FB3E8'),
      hover: pair('#0B6CA3', '#77C6EF'),
      contrast: pair('#FFFFFF', '#08131A'),
      fg: pair('#0B6CA3', '#4FB3E8'),
      subtle: pair('rgba(15, 124, 184, 0.1)', 'rgba(79, 179, 232, 0.14)'),
      muted: pair('rgba(15, 124, 184, 0.18)', 'rgba(79, 179, 232, 0.22)'),
      emphasized: pair('rgba(15, 124, 184, 0.3)', 'rgba(79, 179, 232, 0.35)'),
      border: pair('#0F7CB8', '#4FB3E8'),
      focusRing: pair('#0F7CB8', '#4FB3E8'),
    },
    danger: {
      solid: pair('#BE2A30', '#CE363C'),
      hover: pair('#A32328', '#B92E34'),
      contrast: pair('#FFFFFF', '#FFFFFF'),
      fg: pair('#BE2A30', '#F2787C'),
      subtle: pair('rgba(190, 42, 48, 0.09)', 'rgba(229, 72, 77, 0.14)'),
      muted: pair('rgba(190, 42, 48, 0.18)', 'rgba(229, 72, 77, 0.22)'),
      emphasized: pair('rgba(190, 42, 48, 0.3)', 'rgba(229, 72, 77, 0.35)'),
      border: pair('rgba(190, 42, 48, 0.45)', 'rgba(229, 72, 77, 0.45)'),
      focusRing: pair('#BE2A30', '#F2787C'),
    },
    warning: {
      solid: pair('#8A5A0B', '#E8A33D'),
      hover: pair('#734B09', '#EDB35D'),
      contrast: pair('#FFFFFF', '#1A1204'),
      fg: pair('#8A5A0B', '#EDB35D'),
      subtle: pair('rgba(138, 90, 11, 0.1)', 'rgba(232, 163, 61, 0.14)'),
      muted: pair('rgba(138, 90, 11, 0.18)', 'rgba(232, 163, 61, 0.22)'),
      emphasized: pair('rgba(138, 90, 11, 0.3)', 'rgba(232, 163, 61, 0.35)'),
      border: pair('rgba(138, 90, 11, 0.45)', 'rgba(232, 163, 61, 0.45)'),
      focusRing: pair('#8A5A0B', '#EDB35D'),
    },
    tile: { bg: pair('#D5E8F3', '#1B2E3A'), fg: pair('#0B5F90', '#9AD3F2') },
    scrim: pair('rgba(23, 23, 28, 0.42)', 'rgba(4, 5, 7, 0.78)'),
  },
  radii: {
    l1: { value: '4px' },
    l2: { value: '6px' },
    l3: { value: '14px' },
  },
  shadows: {
    xs: { value: 'none' },
    sm: { value: 'none' },
    md: pair('0 16px 48px rgba(23, 23, 28, 0.14)', '0 16px 48px rgba(0, 0, 0, 0.56)'),
    lg: pair('0 16px 48px rgba(23, 23, 28, 0.14)', '0 16px 48px rgba(0, 0, 0, 0.56)'),
    xl: pair('0 16px 48px rgba(23, 23, 28, 0.14)', '0 16px 48px rgba(0, 0, 0, 0.56)'),
    float: pair('0 16px 48px rgba(23, 23, 28, 0.14)', '0 16px 48px rgba(0, 0, 0, 0.56)'),
  },
})

/** The type scale: 12, 13, 14 (base), 16, 20, 28, 40 and 56 px with their line heights. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: '-0.02em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2.25rem', letterSpacing: '-0.02em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '3rem', letterSpacing: '-0.028em' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '3.75rem', letterSpacing: '-0.032em' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
  mono: {
    value: {
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '1rem',
      letterSpacing: '-0.01em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
