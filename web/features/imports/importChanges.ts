import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import type { importChangesApplyMutation } from '../../__generated__/importChangesApplyMutation.graphql.ts'
import type { importChangesChooseMutation } from '../../__generated__/importChangesChooseMutation.graphql.ts'
import type { importChangesStartMutation } from '../../__generated__/importChangesStartMutation.graphql.ts'
import type { importChangesUndoMutation } from '../../__generated__/importChangesUndoMutation.graphql.ts'
import type { importChangesUpdateMutation } from '../../__generated__/importChangesUpdateMutation.graphql.ts'
import { importMessages } from '../../messages/imports.ts'
import { useChange } from '../../relay/useChange.ts'
import type { ReadOptions } from './cutMatches.ts'

const words = importMessages

export type NewImport = {
  projectId: string
  /** The board that it goes into; null for the project as a whole. */
  storyboardId: string | null
  file: File
  /** What it is; by its bytes and its name without it. */
  as?: importChangesStartMutation['variables']['input']['as']
  ended: () => void
}

/** Uploads a file, whose plan is made by the server. */
export const useStartImport = () =>
  useChange<importChangesStartMutation, NewImport>(
    graphql`
      mutation importChangesStartMutation($input: StartImportInput!) {
        startImport(input: $input) {
          import {
            id
          }
        }
      }
    `,
    ({ projectId, storyboardId, file, as, ended }) => ({
      variables: { input: { projectId, into: storyboardId === null ? null : { storyboardId }, as, file: null } },
      uploadables: { 'input.file': file },
      failed: words.startFailed(file.name), ended,
    }),
  )

type ReadAs = importChangesUpdateMutation['variables']['input']['as']
type Field = ReadAs extends infer Each ? keyof Each : never

/** Readers by the fields of the input in which they have their options. */
const READERS: Record<Field, string> = {
  csv: 'CSV', cut: 'CUT', script: 'SCRIPT', storyboarder: 'STORYBOARDER', images: 'IMAGES', psd: 'PSD',
}

/** The options of a reader as the input takes them. */
function readAs(reader: string, options: ReadOptions): ReadAs {
  const field = Object.entries(READERS).find(([, each]) => each === reader)?.[0] ?? ''
  return { [field]: options } as unknown as ReadAs
}

/** An import as it is read again. */
type ReadImport = { readonly id: string; readonly reader: string; readonly options: ReadOptions }

/** The options of an import, those on their way included, and how the file is read again with others. */
export function useReadAgain({ id, reader, options }: ReadImport): {
  options: ReadOptions
  readAgain: (options: ReadOptions) => void
  isSending: boolean
} {
  const [sent, setSent] = useState<ReadOptions | null>(null)
  const [update, isSending] = useChange<importChangesUpdateMutation, ReadOptions>(
    graphql`
      mutation importChangesUpdateMutation($input: UpdateImportInput!) {
        updateImport(input: $input) {
          import {
            ...ImportView_import
          }
        }
      }
    `,
    (wanted) => ({
      variables: { input: { importId: id, as: readAs(reader, wanted) } },
      optimistic: (store) => store.get(id)?.setValue('QUEUED', 'status'),
      failed: words.readAgainFailed, turn: id,
      ended: () => setSent((current) => (current === wanted ? null : current)),
    }),
  )
  function readAgain(wanted: ReadOptions): void {
    setSent(wanted)
    void update(wanted)
  }
  return { options: sent ?? options, readAgain, isSending }
}

type Choice = importChangesChooseMutation['variables']['input']['choice']

/** Items as a plan shows them. */
export interface ShownItem {
  readonly id: string
  readonly change: string
  readonly choice: string
}

type ChooseOptions = {
  importId: string
  choice: Choice
  /** The items that are chosen, if they are named one by one. */
  items: readonly ShownItem[] | null
  /** All items with these effects, also those that are not loaded. */
  changes: importChangesChooseMutation['variables']['input']['changes']
  /** The items that are loaded. */
  loaded: readonly ShownItem[]
}

const isChosen = ({ items, changes }: ChooseOptions, { id, change }: ShownItem): boolean =>
  items ? items.some((item) => item.id === id) : (changes ?? []).some((each) => each === change)

function showChoices(store: RecordSourceSelectorProxy, options: ChooseOptions): void {
  for (const item of options.loaded) {
    if (isChosen(options, item)) store.get(item.id)?.setValue(options.choice, 'choice')
  }
}

function showCounts(store: RecordSourceSelectorProxy, options: ChooseOptions): void {
  const { importId, choice, items, changes } = options
  const counts: readonly (RecordProxy | null)[] = store.get(importId)?.getLinkedRecords('counts') ?? []
  for (const count of counts) {
    const change = count?.getValue('change')
    const [all, accepted] = [Number(count?.getValue('count')), Number(count?.getValue('acceptedCount'))]
    const others = items?.filter((item) => item.change === change && item.choice !== choice).length ?? 0
    if (items) count?.setValue(accepted + (choice === 'ACCEPT' ? others : -others), 'acceptedCount')
    else if ((changes ?? []).some((each) => each === change)) {
      count?.setValue(choice === 'ACCEPT' ? all : 0, 'acceptedCount')
    }
  }
}

/** Accepts or rejects items, one by one or all with some effects. */
export const useChooseItems = () =>
  useChange<importChangesChooseMutation, ChooseOptions>(
    graphql`
      mutation importChangesChooseMutation($input: ChooseImportItemsInput!) {
        chooseImportItems(input: $input) {
          import {
            id
            counts {
              change
              count
              acceptedCount
            }
          }
        }
      }
    `,
    (options) => {
      const { importId, choice, items, changes } = options
      return {
        variables: {
          input: { importId, choice, ...(items ? { itemIds: items.map(({ id }) => id) } : { changes }) },
        },
        optimistic(store) {
          showCounts(store, options)
          showChoices(store, options)
        },
        // The answer has the counts.
        updater: (store) => showChoices(store, options),
        failed: words.chooseFailed,
        turn: importId,
      }
    },
  )

/** Undoes an import that was applied. A rejection names what was changed since, unless that is kept. */
export const useUndoImport = () =>
  useChange<importChangesUndoMutation, { importId: string; fileName: string; keepChanged: boolean }>(
    graphql`
      mutation importChangesUndoMutation($input: UndoImportInput!) {
        undoImport(input: $input) {
          import {
            ...ImportView_import
          }
        }
      }
    `,
    ({ importId, fileName, keepChanged }) => ({
      variables: { input: { importId, keepChanged } }, done: words.undone(fileName),
    }),
  )

type ApplyOptions = { importId: string; digest: string; fileName: string; undo: () => unknown }

/** Applies what is accepted. */
export const useApplyImport = () =>
  useChange<importChangesApplyMutation, ApplyOptions>(
    graphql`
      mutation importChangesApplyMutation($input: ApplyImportInput!) {
        applyImport(input: $input) {
          import {
            ...ImportView_import
          }
        }
      }
    `,
    ({ importId, digest, fileName, undo }) => ({
      variables: { input: { importId, digest } }, done: words.applied(fileName), undo,
    }),
  )
