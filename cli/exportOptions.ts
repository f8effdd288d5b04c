import { ExportOptionsDocument, type ExportOptionsQuery } from '../client/public.ts'
import { UsageError } from './exits.ts'
import type { Session } from './session.ts'

type Formats = NonNullable<NonNullable<ExportOptionsQuery['__type']>['inputFields']>
type Option = NonNullable<Formats[number]['type']['inputFields']>[number]

/** The type of an option or of an entry in its list. */
interface OptionType {
  kind: string
  name?: string | null
  enumValues?: readonly { name: string }[] | null
  ofType?: OptionType | null
}

/** `size=1920x1080` stands for two options. */
const SIZE = /^(\d+)x(\d+)$/
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false }

/** The value of an option from its text; undefined if it is none. */
function valueOf(text: string, { kind, name, enumValues, ofType }: OptionType): unknown {
  if (kind === 'NON_NULL' && ofType) return valueOf(text, ofType)
  if (kind === 'LIST' && ofType && !/^\s*\[/.test(text)) {
    const values = text === '' ? [] : text.split(',').map((each) => valueOf(each.trim(), ofType))
    return values.includes(undefined) ? undefined : values
  }
  if (kind === 'LIST' || kind === 'INPUT_OBJECT') return parsed(text)
  if (enumValues) return enumValues.find((value) => value.name === text.toUpperCase())?.name
  if (name === 'Boolean') return BOOLEANS[text]
  if (name !== 'Int' && name !== 'Float') return text
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How the value of an option is written. */
function wantedOf({ kind, name, enumValues, ofType }: OptionType): string {
  if (enumValues) return enumValues.map((value) => value.name).join(', ')
  if (kind === 'NON_NULL' && ofType) return wantedOf(ofType)
  if (kind === 'LIST' && ofType) return `a list of ${wantedOf(ofType)}, separated by commas`
  if (kind === 'INPUT_OBJECT') return 'JSON'
  return name === 'Boolean' ? 'true or false' : 'a number'
}

/** The options of a format as the server has them. Throws UsageError for one that it cannot write. */
async function optionsOf({ client, signal }: Session, field: string, word: string): Promise<readonly Option[]> {
  const { __type: type } = await client.run(ExportOptionsDocument, undefined, { signal })
  const found = type?.inputFields?.find(({ name }) => name === field)
  if (!found) throw new UsageError(`This server does not export ${word}`)
  return found.type.inputFields ?? []
}

/** Reads what was given with `--set` as options of a format. Throws UsageError. */
export async function readSettings(
  session: Session,
  given: readonly string[],
  field: string,
  word: string,
): Promise<Record<string, unknown>> {
  if (given.length === 0) return {}
  const options = await optionsOf(session, field, word)
  const known = new Map(options.map((option) => [option.name, option.type]))
  const settings: Record<string, unknown> = {}
  for (const each of given) {
    const [name = '', ...rest] = each.split('=')
    const text = rest.join('=')
    if (rest.length === 0) throw new UsageError(`--set ${each}: write option=value`)
    const size = name === 'size' && known.has('height') ? SIZE.exec(text) : null
    const type = known.get(name)
    if (size) Object.assign(settings, { width: Number(size[1]), height: Number(size[2]) })
    else if (type) {
      settings[name] = valueOf(text, type)
      if (settings[name] === undefined) throw new UsageError(`--set ${each}: write ${wantedOf(type)}`)
    } else throw new UsageError(`${word} has no option "${name}". It has: ${[...known.keys()].join(', ')}`)
  }
  return settings
}
