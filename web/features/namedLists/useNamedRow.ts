import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { isBlank } from '../../lib/texts.ts'
import { newerVersion, readError } from '../../relay/errors.ts'

type NamedRowOptions<Change> = {
  /** What its draft is kept under. */
  draftKey: string
  name: string
  version: number
  /** Saves a change; rejects where it is refused. */
  send: (change: Change & { expectedVersion: number }) => Promise<unknown>
  /** Said where somebody else changed it meanwhile. */
  outdated: string
}

/** A row whose name is edited in place. */
export interface EditedName<Change> {
  readonly typed: string
  /** Why the last change was not saved. */
  readonly refusal: string | null
  readonly type: (name: string) => void
  readonly save: (change: Change) => void
  readonly saveName: () => void
}

/** Edits the name of a row, and saves that and other changes of it. */
export function useNamedRow<Change extends object>(options: NamedRowOptions<Change>): EditedName<Change> {
  const { draftKey, name, version, send, outdated } = options
  const draft = useDraft(draftKey, { name })
  const typed = draft.values.name
  const [refusal, setRefusal] = useState<string | null>(null)
  // After a refusal over it, saving again replaces what somebody else saved.
  const [newer, setNewer] = useState(0)

  function save(change: Change): void {
    setRefusal(null)
    send({ ...change, expectedVersion: Math.max(version, newer) }).then(
      () => draft.reset(),
      (error: unknown) => {
        const current = newerVersion(error)
        setNewer(current ?? 0)
        const { fields, message } = readError(error)
        const refused = Object.keys(change).find((field) => fields[field] !== undefined)
        setRefusal(current !== null ? outdated : fields[refused ?? ''] ?? message)
      },
    )
  }

  return {
    typed, refusal, save,
    type(text) {
      draft.change({ name: text })
      setRefusal(null)
    },
    saveName() {
      const wanted = typed.trim()
      if (isBlank(wanted) || wanted === name) draft.reset()
      else save({ name: wanted } as unknown as Change)
    },
  }
}
