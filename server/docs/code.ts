import { html, type Html } from './html.ts'

/** Lines of code to read or to copy. With a name they are a file, which the tests of the guide run as it stands. */
export const codeBlock = (text: string, language: string, name?: string): Html => html`<figure class="code">${
  name !== undefined && html`<figcaption>${name}</figcaption>`
}<pre tabindex="0" aria-label="${name ?? `Example in ${language}`}"${
  name !== undefined && html` data-file="${name}"`
}><code>${text.trimEnd()}</code></pre></figure>`

/** A table with headings; a narrow screen stacks its cells, and what is still too wide is scrolled within. */
export const table = (label: string, headings: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table${
    headings.length > 2 && html` class="wide"`
  }><thead><tr>${
    headings.map((heading) => html`<th scope="col">${heading}</th>`)
  }</tr></thead><tbody>${rows}</tbody></table></div>`
