import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  NotificationKind,
  DigestRhythm,
  useUpdateNotificationSettingsMutation as UpdateNotificationSettings,
} from '../../__generated__/useUpdateNotificationSettingsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

/** What there is now. */
export interface NotificationWishes {
  readonly rhythm: DigestRhythm
  readonly kinds: readonly { readonly kind: NotificationKind; readonly inPage: boolean; readonly byMail: boolean }[]
}

type Update = {
  userId: string
  before: NotificationWishes
  change:
    | { rhythm: DigestRhythm }
    | { kind: NotificationKind; inPage: boolean }
    | { kind: NotificationKind; byMail: boolean }
  onCompleted: () => void
  onError: (error: Error) => void
}

/** Settings as they are with a change. */
function changed({ rhythm, kinds }: NotificationWishes, change: Update['change']): NotificationWishes {
  if ('rhythm' in change) return { rhythm: change.rhythm, kinds }
  return { rhythm, kinds: kinds.map((each) => (each.kind === change.kind ? { ...each, ...change } : each)) }
}

/** Switches one thing of what somebody is told; only that is sent, so that two pages do not undo each other. */
export function useUpdateNotificationSettingsMutation(): (update: Update) => void {
  const [commit] = useMutation<UpdateNotificationSettings>(graphql`
    mutation useUpdateNotificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $input) {
        notificationSettings {
          rhythm
          kinds {
            kind
            inPage
            byMail
          }
        }
      }
    }
  `)
  return ({ userId, before, change, onCompleted, onError }) => {
    const attach = (store: RecordSourceSelectorProxy) => {
      const settings = store.getRootField('updateNotificationSettings')?.getLinkedRecord('notificationSettings')
      if (settings) store.get(userId)?.setLinkedRecord(settings, 'notificationSettings')
    }
    commit({
      variables: { input: 'rhythm' in change ? change : { kinds: [change] } },
      optimisticResponse: { updateNotificationSettings: { notificationSettings: changed(before, change) } },
      optimisticUpdater: attach,
      updater: attach,
      onCompleted,
      onError,
    })
  }
}
