/** The themes the specification gives to dialogs and tooltips; without one they follow the page. */
export type SurfaceTheme = 'light' | 'dark' | 'scifi'

/** What to put on a floating surface so that it wears its theme, whatever the page around it wears. */
export function surfaceThemeProps(theme: SurfaceTheme | undefined) {
  if (theme === undefined) return {}
  if (theme !== 'scifi') return { className: `chakra-theme ${theme}` }
  return {
    className: 'chakra-theme dark',
    css: {
      '--chakra-colors-bg-panel': '#101A22',
      '--chakra-colors-border-emphasized': '#4FB3E8',
      '--chakra-colors-bg-control': '#16242E',
      '--chakra-colors-bg-emphasized': '#1D303D',
      borderColor: '#4FB3E8',
      '& [data-part=title]': { fontFamily: 'mono' },
    },
  }
}
