import { type Content, Html, html } from './html.ts'
import type { Section } from './section.ts'

/** The pages there are, in the order of the menu. */
export const PAGES = {
  reference: { path: '/docs/api', name: 'Reference', title: 'API reference' },
  guide: { path: '/docs/api/guide', name: 'Guide', title: 'Your first pipeline script in five minutes' },
  changelog: { path: '/docs/api/changelog', name: 'Changelog', title: 'Changelog' },
} as const

export type PageName = keyof typeof PAGES

/** Addresses of the files a page is shown with. */
export interface PageFiles {
  style: string
  script: string
  mark: string
  fonts: readonly string[]
}

/** A page before it is written. */
export interface PageParts {
  name: PageName
  /** What stands below its title. */
  lead: Content
  sections: readonly Section[]
}

const MARK = new Html(
  '<svg class="logo" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round" ' +
    'aria-hidden="true"><path d="M13 5H4.25A2.25 2.25 0 0 0 2 7.25v10.5A2.25 2.25 0 0 0 4.25 20h13.5A2.25 2.25 0 0 0 ' +
    '20 17.75V12" stroke="currentColor" stroke-width="2"/><path d="M5.6 15.6c3.7.3 5.9-1.7 7.7-4.9C15.4 6.9 18.3 3.6 ' +
    '23.2 1.6c-3.2 2.9-5 6.1-6.5 9.3-2.1 4.5-6 7.3-11.1 4.7Z" fill="#4FB3E8"/></svg>',
)

const OTHER_PLACES = [
  { path: '/api/docs/', name: 'REST' },
  { path: '/graphql', name: 'GraphiQL' },
]

const pageLink = (path: string, name: string, isHere: boolean) =>
  html`<a href="${path}"${isHere && html` aria-current="page"`}>${name}</a>`

const topBar = (here: PageName): Html => html`<header class="top">
<a class="brand" href="/" aria-label="Framewright">${MARK}<span>Framewright</span></a>
<nav aria-label="Documentation">${
  Object.entries(PAGES).map(([name, { path, name: title }]) => pageLink(path, title, name === here))
}${OTHER_PLACES.map(({ path, name }) => pageLink(path, name, false))}</nav>
</header>`

const navigationEntry = ({ id, title, entries }: Section): Html =>
  entries.length === 0
    ? html`<li><a href="#${id}">${title}</a></li>`
    : html`<li><details><summary>${title} <span class="count">${entries.length}</span></summary><ul>
<li><a href="#${id}">About ${title.toLowerCase()}</a></li>
${entries.map(({ name, anchor }) => html`<li><a href="#${anchor}"><code>${name}</code></a></li>`)}</ul></details></li>`

/** Where the schema begins, the navigation says so. */
function navigation(sections: readonly Section[]): Content {
  const first = sections.findIndex(({ entries }) => entries.length > 0)
  return sections.map((section, place) => [
    place === first && html`<li class="label">Schema</li>`,
    navigationEntry(section),
  ])
}

const sideBar = (sections: readonly Section[]): Html => html`<details class="side" id="side">
<summary>On this page</summary>
<div class="panel">
<form class="search" role="search" hidden><label for="search">Search this page</label>
<input id="search" type="search" placeholder="Type, field or word" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
<p class="found" role="status"></p><ul class="results"></ul></form>
<nav aria-label="On this page"><ul class="tree">${navigation(sections)}</ul></nav>
</div>
</details>`

const sectionOf = ({ id, title, lead, body }: Section): Html =>
  html`<section class="chapter" aria-labelledby="${id}">
<h2 id="${id}"><a href="#${id}">${title}</a></h2>${lead}${body}</section>`

/** A whole page. */
export const writePage = ({ name, lead, sections }: PageParts, files: PageFiles): string => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${PAGES[name].title} | Framewright</title>
<link rel="icon" href="${files.mark}" type="image/svg+xml">
${files.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${files.style}">
<script src="${files.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${topBar(name)}
<div class="frame">
${sideBar(sections)}
<main id="content" tabindex="-1">
<h1>${PAGES[name].title}</h1>
<div class="lead">${lead}</div>
${sections.map(sectionOf)}
</main>
</div>
</body>
</html>
`.text
