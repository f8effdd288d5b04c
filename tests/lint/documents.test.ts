import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const markdownIn = (folder: string, isDeep: boolean) =>
  readdirSync(join(root, folder), { recursive: isDeep, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))

const documents = ['.', 'prisma/demo'].flatMap((folder) => markdownIn(folder, false))
  .concat(markdownIn('docs', true))
  .toSorted()

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The text without code blocks: brackets in code are no links. */
const proseOf = (path: string) => read(path).replaceAll(/^```.*?^```/gms, '')

/** Relative links and pictures, in Markdown and in HTML. */
function linksOf(path: string): string[] {
  const found = proseOf(path).matchAll(/\]\(([^)\s]+)\)|\b(?:href|src)="([^"]+)"/g)
  return [...found].map(([, link, attribute]) => link ?? attribute ?? '').filter((link) => !/^[a-z]+:/.test(link))
}

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (path: string) =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'))

const targetOf = (path: string, link: string) => {
  const [file = '', anchor] = link.split('#')
  return { file: file === '' ? path : relative(root, resolve(root, dirname(path), file)).replaceAll('\\', '/'), anchor }
}

function isFound(path: string, link: string): boolean {
  const { file, anchor } = targetOf(path, link)
  return existsSync(join(root, file)) && (anchor === undefined || anchorsOf(file).includes(anchor))
}

/** Paths from the root in code spans, except those with placeholders. */
function sourcesOf(path: string): string[] {
  const folders = 'bin|cli|client|docs|drawing|examples|prisma|scripts|server|tests|web'
  const found = proseOf(path).matchAll(new RegExp(String.raw`\x60((?:${folders})/[\w./-]+)\x60`, 'g'))
  return [...found].map(([, source = '']) => source)
}

const ENDINGS = ['', '.ts', '.tsx', '.service.ts']
const isSource = (source: string) => ENDINGS.some((ending) => existsSync(join(root, source + ending)))

/** Most lines of a document. */
const MOST_LINES: Readonly<Record<string, number>> = { 'README.md': 200, 'ARCHITECTURE.md': 150 }
const USUAL_LINES = 300

describe('the documents', () => {
  it('are reachable from the README', () => {
    const reached = new Set<string>(['README.md'])
    for (const path of reached) {
      for (const link of linksOf(path)) {
        const { file } = targetOf(path, link)
        if (documents.includes(file)) reached.add(file)
      }
    }
    expect([...reached].toSorted()).toEqual(documents)
  })

  it.each(documents)('%s has working links and an allowed length', (path) => {
    expect(linksOf(path).filter((link) => !isFound(path, link))).toEqual([])
    expect(read(path).split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES[path] ?? USUAL_LINES)
  })

  it.each(documents)('%s names existing files', (path) => {
    expect(sourcesOf(path).filter((source) => !isSource(source))).toEqual([])
  })

  it('list every environment variable of the server', () => {
    const variables = [...read('server/config.ts').matchAll(/environment\['(\w+)'\]/g)].map(([, name]) => name)
    const rows = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual([...new Set(variables)].toSorted())
  })

  it('list every command of the command line', () => {
    const commands = readdirSync(join(root, 'cli/commands')).map((name) => name.replace('.ts', ''))
    const rows = [...read('docs/cli.md').matchAll(/^\| `([a-z]+)/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual(commands.toSorted())
  })
})
