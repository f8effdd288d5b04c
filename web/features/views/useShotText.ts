import { useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useDraft } from '../../lib/drafts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { newerVersion } from '../../relay/errors.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import type { useShotTextMutation } from '../../__generated__/useShotTextMutation.graphql.ts'
import type { useShotTextQuery } from '../../__generated__/useShotTextQuery.graphql.ts'

/** A text of a shot that is edited in its preview, beside the description. */
export type ShotTextName = 'dialogue' | 'notes' | 'cameraNote'

/** So often a save is sent because the shot's version has changed and the text has not. */
const MOST_ATTEMPTS = 4

/* One of the texts is read by its name. */
/* eslint-disable relay/unused-fields */
const query = graphql`
  query useShotTextQuery($shotId: ID!) {
    node(id: $shotId) {
      ... on Shot {
        dialogue
        notes
        cameraNote
        version
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

/** A text of a shot as it is typed; `isConflict` while somebody else's text is there and this one would replace it. */
export interface ShotText {
  readonly text: string
  readonly isConflict: boolean
  readonly change: (text: string) => void
  /** Saves what was typed; neither over a text that somebody else saved meanwhile, nor what was not changed. */
  readonly save: () => void
  readonly overwrite: () => void
  readonly discard: () => void
}

/**
 * Edits a text of a shot as a draft, which keeps the text that was there when typing began. A save names the version it
 * knows, so that what somebody else saves in the same moment is never replaced unseen.
 */
export function useShotText(shotId: string, name: ShotTextName, saved: string, version: number): ShotText {
  const environment = useRelayEnvironment()
  const draft = useDraft(`${name} of ${shotId}`, { text: saved, base: saved })
  const isSending = useRef(false)
  const [update] = useChange<useShotTextMutation>(graphql`
    mutation useShotTextMutation($input: UpdateShotsInput!) {
      updateShots(input: $input) {
        shots {
          id
          dialogue
          notes
          cameraNote
          version
        }
      }
    }
  `)
  const { text, base } = draft.values
  const isConflict = base !== saved && text !== saved

  /** Sends the text over `replaced`; leaves it a draft when another one is there by now. */
  async function send(replaced: string): Promise<void> {
    let expectedVersion = version
    for (let attempt = 1; ; attempt++) {
      try {
        await update({ shots: [{ shotId, [name]: text.trimEnd(), expectedVersion }] })
        return draft.reset()
      } catch (error) {
        if (newerVersion(error) === null || attempt === MOST_ATTEMPTS) throw error
      }
      const { node } = (await fetchQuery<useShotTextQuery>(environment, query, { shotId }).toPromise()) ?? {}
      if (node?.version === undefined || node[name] !== replaced) return
      expectedVersion = node.version
    }
  }

  function start(replaced: string): void {
    if (isSending.current) return
    isSending.current = true
    send(replaced).finally(() => (isSending.current = false)).catch((error: unknown) =>
      showFailure(storyboardMessages.updateFailed, error, () => start(replaced)))
  }

  return {
    text,
    isConflict,
    change: (typed) => draft.change({ text: typed, base }),
    save: () => {
      if (text === saved) draft.reset()
      else if (!isConflict) start(base)
    },
    overwrite: () => {
      draft.change({ base: saved })
      start(saved)
    },
    discard: draft.reset,
  }
}
