import { fontFaces } from '../platform/fontFaces.ts'

/** The product's colors as GraphiQL takes them: hue, saturation and lightness of `web/ui/tokens.ts`. */
const PAPER = `
  --color-base: 45, 100%, 99%; --color-neutral: 227, 14%, 20%; --color-primary: 202, 88%, 34%;
  --color-secondary: 202, 88%, 34%; --color-tertiary: 202, 88%, 34%; --color-info: 202, 88%, 34%;
  --color-success: 154, 59%, 28%; --color-warning: 37, 85%, 29%; --color-error: 358, 64%, 45%; --on-primary: #ffffff;`
const ROOM = `
  --color-base: 223, 14%, 10%; --color-neutral: 220, 9%, 93%; --color-primary: 201, 77%, 61%;
  --color-secondary: 201, 77%, 61%; --color-tertiary: 201, 77%, 61%; --color-info: 201, 77%, 61%;
  --color-success: 153, 49%, 57%; --color-warning: 36, 80%, 65%; --color-error: 358, 82%, 71%; --on-primary: #08131a;`

/** What GraphiQL hangs its colors on, in the page and in what it opens over it. */
const ROOTS = [
  '.graphiql-container', '.graphiql-dialog', '.graphiql-dialog-overlay', '.graphiql-tooltip',
  '[data-radix-popper-content-wrapper]',
]
const within = (body: string) => ROOTS.map((root) => `html ${body} ${root}`).join(', ')

/** The look of the product over that of GraphiQL: its type, colors, radii, and text that is dark enough to be read. */
export const graphiqlStyles = () => `${fontFaces()}
${within('body')} {
  ${PAPER}
  --font-family: 'Inter Variable', system-ui, sans-serif;
  --font-family-mono: 'JetBrains Mono Variable', ui-monospace, monospace;
  --font-size-body: 0.875rem; --font-size-h4: 1rem; --font-size-h3: 1.25rem; --font-size-h2: 1.5rem;
  --border-radius-2: 4px; --border-radius-4: 6px; --border-radius-8: 10px; --border-radius-12: 14px;
  --alpha-secondary: 0.86; --alpha-tertiary: 0.78;
}
@media (prefers-color-scheme: dark) { ${within('body:not(.graphiql-light)')} { ${ROOM} } }
${within('body.graphiql-dark')} { ${ROOM} }
html body .graphiql-container .graphiql-execute-button { color: var(--on-primary) }
html body .graphiql-tab .graphiql-tab-close { box-sizing: border-box; min-width: 24px; min-height: 24px }
html body .graphiql-logo svg { display: none }
@media (prefers-color-scheme: dark) { html body:not(.graphiql-light) .monaco-editor .mtk8 { color: #8fb27a } }
html body.graphiql-dark .monaco-editor .mtk8 { color: #8fb27a }
html body { font-feature-settings: 'cv05', 'cv11', 'ss03' }
* { scrollbar-width: thin }
.graphiql-container :focus-visible { outline: 2px solid hsl(var(--color-primary)); outline-offset: 1px }
`

/** Takes the theme chosen in the product; the system decides while none is. */
export const TAKE_THEME = `
  const chosen = window.localStorage.getItem('framewright.colorMode')
  if (chosen === 'light' || chosen === 'dark') window.localStorage.setItem('graphiql:theme', chosen)
  else window.localStorage.removeItem('graphiql:theme')`
