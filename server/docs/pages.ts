import type { GraphQLSchema } from 'graphql'
import { changelogSections } from './changelog.ts'
import { errorSection } from './errorCatalogue.ts'
import { eventSection } from './eventSection.ts'
import { guideSections } from './guidePage.ts'
import { html } from './html.ts'
import type { Installation } from './installation.ts'
import { limitSection } from './limitSection.ts'
import { overviewSections } from './overview.ts'
import { type PageFiles, type PageName, type PageParts, PAGES, writePage } from './page.ts'
import { proseOf } from './prose.ts'
import { retrySections } from './retrySections.ts'
import { partsOf } from './schemaParts.ts'
import { typeSections } from './typeSections.ts'
import { webhookSection } from './webhookSection.ts'

function referenceParts(schema: GraphQLSchema, installation: Installation): PageParts {
  const parts = partsOf(schema)
  const prose = proseOf(schema)
  return {
    name: 'reference',
    lead: html`<p>One GraphQL graph for everything a studio does in Framewright: read it, change it, follow it. The web
client has nothing else. New here? <a href="${PAGES.guide.path}">Write your first pipeline script in five
  minutes</a>.</p>`,
    sections: [
      ...overviewSections(installation),
      errorSection(prose),
      limitSection(installation),
      ...retrySections(),
      eventSection(),
      webhookSection(),
      ...typeSections(schema, parts, prose),
    ],
  }
}

const guideParts = (installation: Installation): PageParts => ({
  name: 'guide',
  lead: html`<p>From nothing to a script that reads a board, changes a status without ever doing it twice and follows
  what
happens. You need an account, a shell and Python 3; no library.</p>`,
  sections: guideSections(installation),
})

async function changelogParts(schema: GraphQLSchema): Promise<PageParts> {
  return {
    name: 'changelog',
    lead: html`<p>What changed in the schema from release to release, found by comparing them. What goes away is
    deprecated
a release before, with a date and with what takes its place.</p>`,
    sections: await changelogSections(schema, proseOf(schema, PAGES.reference.path)),
  }
}

/** Writes a page of the documentation. */
export async function makePage(
  name: PageName,
  schema: GraphQLSchema,
  installation: Installation,
  files: PageFiles,
): Promise<string> {
  if (name === 'reference') return writePage(referenceParts(schema, installation), files)
  if (name === 'guide') return writePage(guideParts(installation), files)
  return writePage(await changelogParts(schema), files)
}
