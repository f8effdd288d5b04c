import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type {
  useFoundCommandsQuery, useFoundCommandsQuery$data,
} from '../../__generated__/useFoundCommandsQuery.graphql.ts'
import type { CommandGroup } from './commandTypes.ts'
import { foundCommand } from './foundCommand.ts'
import { isCommandMeant } from './useCommandActions.ts'

/** How long typing has to rest before the server is asked, in milliseconds. */
const SEARCH_DELAY_MS = 160
/** The longest text the server searches for. */
export const LONGEST_SEARCH = 200

const KINDS = ['projects', 'storyboards', 'shots', 'assets', 'tasks', 'people'] as const

/** What came of a search. */
type Outcome = { readonly text: string; readonly data: useFoundCommandsQuery$data }

/** How a search stands; what was found before stays while the next one is under way, as long as it fits the text. */
export interface FoundCommands {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  /** Kinds whose best result begins with the text come first. */
  readonly groups: readonly CommandGroup[]
  readonly retry: () => void
}

const query = graphql`
  query useFoundCommandsQuery($text: String!) {
    projects: search(query: $text, filter: { types: [PROJECT] }, first: 5) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
    storyboards: search(query: $text, filter: { types: [STORYBOARD] }, first: 4) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
    shots: search(query: $text, filter: { types: [SHOT] }, first: 6) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
    assets: search(query: $text, filter: { types: [ASSET] }, first: 5) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
    tasks: search(query: $text, filter: { types: [TASK] }, first: 5) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
    people: search(query: $text, filter: { types: [PERSON] }, first: 4) @required(action: THROW) {
      totalCount
      edges {
        ...foundCommand_edge
      }
    }
  }
`

function groupsOf(data: useFoundCommandsQuery$data, text: string, open: (path: string) => void): CommandGroup[] {
  const wanted = text.toLocaleLowerCase()
  const groups = KINDS.map((name): CommandGroup => ({
    name, total: data[name].totalCount,
    commands: data[name].edges.flatMap((edge) => foundCommand(edge, open) ?? []),
  })).filter(({ commands }) => commands.length > 0)
  const isBest = ({ commands: [best] }: CommandGroup): boolean =>
    [best?.title, best?.code].some((name) => name?.toLocaleLowerCase().startsWith(wanted) === true)
  return [...groups.filter(isBest), ...groups.filter((group) => !isBest(group))]
}

/** Without what an earlier text has found and this one cannot mean: Enter would open it. */
const fitting = (groups: readonly CommandGroup[], text: string): CommandGroup[] =>
  groups.map((group) => ({
    ...group,
    commands: group.commands.filter((command) =>
      isCommandMeant({ ...command, keywords: `${command.code ?? ''} ${command.excerpt?.text ?? ''}` }, text)),
  })).filter(({ commands }) => commands.length > 0)

/** Searches everything the person sees once typing has rested; nothing while the text is blank. */
export function useFoundCommands(typed: string): FoundCommands {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const text = typed.trim().slice(0, LONGEST_SEARCH)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (text === '') return
    let stop = (): void => undefined
    const timer = setTimeout(() => {
      const search = fetchQuery<useFoundCommandsQuery>(environment, query, { text }).subscribe({
        next: (data) => {
          setFailed(null)
          setOutcome({ text, data })
        },
        error: () => setFailed(text),
      })
      stop = () => search.unsubscribe()
    }, SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, text, attempt])

  const retry = (): void => {
    setFailed(null)
    setAttempt(attempt + 1)
  }
  if (text === '') return { state: 'idle', groups: [], retry }
  if (failed === text) return { state: 'failed', groups: [], retry }
  const groups = outcome ? groupsOf(outcome.data, outcome.text, (path) => void navigate(path)) : []
  if (outcome?.text === text) return { state: 'ready', groups, retry }
  return { state: 'loading', groups: fitting(groups, text), retry }
}
