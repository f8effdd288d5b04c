import type { GraphQLSchema } from 'graphql'
import { type Content, html, type Html } from './html.ts'
import type { Prose } from './prose.ts'
import {
  compareSchemas, type Effect, isOfErrors, readMigrationNotes, readReleases, type SchemaChange,
} from './releases.ts'
import type { Section } from './section.ts'

const HEADINGS: Record<Effect, { title: string; line: string }> = {
  breaking: { title: 'Breaking', line: 'What was sent before may be refused now.' },
  dangerous: { title: 'Dangerous', line: 'What was sent before goes on; what comes back may surprise it.' },
  safe: { title: 'Safe', line: 'Nothing that was sent before is touched.' },
}

/** How to move, by the path that broke. */
type Notes = ReadonlyMap<string, string>

const EFFECTS = Object.keys(HEADINGS) as Effect[]

/** A break of errors, which the comparison of schemas cannot find. */
const errorBreaks = (notes: Notes): SchemaChange[] => [...notes.keys()].filter(isOfErrors)
  .map((path) => ({ effect: 'breaking', path, message: `'${path}' of errors changed` }))

function changeItem({ effect, message, path }: SchemaChange, notes: Notes, prose: Prose): Html {
  const note = effect === 'breaking' ? notes.get(path) : undefined
  return html`<li>${prose(message.replaceAll(/'([^']+)'/g, '`$1`'))}
${note !== undefined && html`<p class="line">${prose(note)}</p>`}</li>`
}

/** The changes of one effect, folded away where there are many. */
function changeList(effect: Effect, changes: readonly SchemaChange[], notes: Notes, prose: Prose): Content {
  const own = [...changes, ...errorBreaks(notes)].filter((change) => change.effect === effect)
  if (own.length === 0) return null
  const { title, line } = HEADINGS[effect]
  return html`<details class="changes"${effect !== 'safe' && html` open`}>
<summary><span class="mark ${effect}">${title}</span> <strong>${own.length}</strong>
<span class="line">${line}</span></summary>
<ul>${own.map((change) => changeItem(change, notes, prose))}</ul></details>`
}

const changeLists = (changes: readonly SchemaChange[], notes: Notes, prose: Prose): Content =>
  changes.length === 0
    ? html`<p>Nothing changed.</p>`
    : EFFECTS.map((effect) => changeList(effect, changes, notes, prose))

function firstRelease(schema: GraphQLSchema): Html {
  const count = (type: { getFields(): object } | null | undefined) => Object.keys(type?.getFields() ?? {}).length
  const types = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__')).length
  return html`<p>The first release: ${types} types, ${count(schema.getQueryType())} queries,
${count(schema.getMutationType())} mutations and ${count(schema.getSubscriptionType())} subscriptions.</p>`
}

/** What changed from release to release, the newest first, and since the last one. */
export async function changelogSections(schema: GraphQLSchema, prose: Prose): Promise<Section[]> {
  const releases = readReleases()
  const states = [{ version: null, day: null, schema }, ...releases]
  return Promise.all(
    states.map(async ({ version, day, schema: after }, place): Promise<Section> => {
      const before = states[place + 1]?.schema
      const body = before
        ? changeLists(await compareSchemas(before, after), readMigrationNotes(version), prose)
        : firstRelease(after)
      return {
        id: version === null ? 'unreleased' : `v${version}`,
        title: version ?? 'Unreleased',
        lead: day === null
          ? html`<p class="when">On this server, since ${releases[0]?.version ?? 'the beginning'}</p>`
          : html`<p class="when"><time datetime="${day}">${day}</time></p>`,
        body,
        entries: [],
      }
    }),
  )
}
