import { LOW_WINDOW } from './PreviewWell.tsx'

export const AREAS = {
  base: '"header" "well" "panel" "tools" "footer"',
  md: '"header header header" "tools well panel" "footer footer footer"',
}
export const COLUMNS = {
  base: 'minmax(0, 1fr)', md: '56px minmax(0, 1fr) 260px', lg: '56px minmax(0, 1fr) 320px',
}
/** The comments stand beside the texts, or where there is no room for both, in their place. */
export const AREAS_WITH_COMMENTS = {
  ...AREAS, md: '"header header header" "tools well rail" "footer footer footer"',
  xl: '"header header header header" "tools well panel rail" "footer footer footer footer"',
}
export const COLUMNS_WITH_COMMENTS = {
  base: 'minmax(0, 1fr)', md: '56px minmax(0, 1fr) 300px', lg: '56px minmax(0, 1fr) 340px',
  xl: '56px minmax(0, 1fr) 260px 340px',
}
export const BESIDE_COMMENTS = { base: 'contents', md: 'none', xl: 'contents' }

/** Without tools, their column has no width. */
export const withoutTools = (columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([size, value]) => [size, value.replace('56px', '0')]))

export const LOW_LAYOUT = {
  [LOW_WINDOW]: {
    gridTemplateAreas: '"header header" "well panel" "tools tools" "footer footer"',
    gridTemplateColumns: 'minmax(0, 1fr) 260px', gridTemplateRows: '56px minmax(0, 1fr) auto auto',
  },
}
