import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { webhookQuestionsRotateMutation } from '../../__generated__/webhookQuestionsRotateMutation.graphql.ts'
import type { webhookQuestionsDeleteMutation } from '../../__generated__/webhookQuestionsDeleteMutation.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import type { ListedWebhook } from './webhookRules.ts'

const words = webhookMessages

type QuestionProps = {
  /** Null keeps the question closed. */
  webhook: ListedWebhook | null
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks before a webhook gets a new secret. */
export function RotateSecretDialog(
  { webhook, returnFocus, onClose, onRotated }: QuestionProps & { onRotated: (name: string, secret: string) => void },
) {
  const [rotateSecret, isRotating] = useChange<webhookQuestionsRotateMutation>(
    graphql`
      mutation webhookQuestionsRotateMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          secret
          webhook {
            id
            version
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.rotateFailed, ended: onClose }),
  )

  return (
    <ConfirmationDialog
      isOpen={webhook !== null} title={words.rotateTitle} message={words.rotateQuestion(webhook?.name ?? '')}
      confirmText={words.rotate} isLoading={isRotating} returnFocus={returnFocus} onCancel={onClose}
      onConfirm={() => {
        if (!webhook) return
        const { id, name } = webhook
        void rotateSecret({ webhookId: id }).then(({ rotateWebhookSecret: { secret } }) => onRotated(name, secret))
      }}
    />
  )
}

/** Asks before a webhook is deleted. */
export function DeleteWebhookDialog(
  { webhook, connectionId, returnFocus, onClose }: QuestionProps & { connectionId: string },
) {
  const [deleteWebhook, isDeleting] = useChange<webhookQuestionsDeleteMutation, ListedWebhook>(
    graphql`
      mutation webhookQuestionsDeleteMutation($input: DeleteWebhookInput!, $connections: [ID!]!) {
        deleteWebhook(input: $input) {
          deletedWebhookId @deleteEdge(connections: $connections)
        }
      }
    `,
    ({ id, name }) => ({
      variables: { input: { webhookId: id }, connections: [connectionId] }, done: words.deleted(name),
      failed: words.deleteFailed, ended: onClose,
    }),
  )

  return (
    <ConfirmationDialog
      isOpen={webhook !== null} variant="danger" title={words.deleteTitle}
      message={words.deleteQuestion(webhook?.name ?? '')} confirmText={words.delete} isLoading={isDeleting}
      returnFocus={returnFocus} onCancel={onClose}
      onConfirm={() => {
        if (webhook) deleteWebhook(webhook)
      }}
    />
  )
}
