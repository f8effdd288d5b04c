import { graphql } from 'react-relay'
import type { useShortcutChangeMutation } from '../../__generated__/useShortcutChangeMutation.graphql.ts'
import { changedKeys, type KeyMap } from '../../lib/shortcuts.ts'
import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'
import { useChange } from '../../relay/useChange.ts'
import type { KeyChange } from './keyRules.ts'

/** The map once some shortcuts have changed. */
function changedBy(changes: readonly KeyChange[]): KeyMap {
  const all = new Map(Object.entries(changedKeys()))
  for (const { name, keys } of changes) {
    if (keys) all.set(name, keys)
    else all.delete(name)
  }
  return Object.fromEntries(all)
}

/** Changes shortcuts in the account; the pages of the dashboard copy them to the browser. */
export function useShortcutChange(): (changes: readonly KeyChange[]) => void {
  const [change] = useChange<useShortcutChangeMutation, readonly KeyChange[]>(
    graphql`
      mutation useShortcutChangeMutation($input: ChangeShortcutsInput!) {
        changeShortcuts(input: $input) {
          user {
            id
            shortcuts {
              name
              keys
            }
          }
        }
      }
    `,
    (changes) => {
      const map = changedBy(changes)
      return {
        variables: { input: { changes } },
        turn: 'shortcuts',
        failed: shortcutSheetMessages.changeFailed,
        optimistic(store) {
          const records = Object.entries(map).map(([name, keys]) => {
            const id = `client:shortcut:${name}`
            const record = store.get(id) ?? store.create(id, 'Shortcut')
            return record.setValue(name, 'name').setValue([...keys], 'keys')
          })
          store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords(records, 'shortcuts')
        },
        // The answer has all of them.
        updater: () => undefined,
      }
    },
  )
  return (changes) => void change(changes)
}
