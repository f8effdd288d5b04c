import type { RefObject } from 'react'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useDeleteWebhookMutation } from './useDeleteWebhookMutation.ts'
import { useRotateWebhookSecretMutation } from './useRotateWebhookSecretMutation.ts'
import type { ListedWebhook } from './webhookRules.ts'

const words = messages.webhooks

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
  const [rotateSecret, isRotating] = useRotateWebhookSecretMutation()

  function rotate({ id, name }: ListedWebhook) {
    rotateSecret({
      webhookId: id,
      onCompleted: ({ rotateWebhookSecret: { secret } }) => onRotated(name, secret),
      onError: (error) => {
        onClose()
        showToast({ type: 'error', title: words.rotateFailed, description: readError(error).message })
      },
    })
  }

  return (
    <ConfirmationDialog
      isOpen={webhook !== null} title={words.rotateTitle} message={words.rotateQuestion(webhook?.name ?? '')}
      confirmText={words.rotate} isLoading={isRotating} returnFocus={returnFocus} onCancel={onClose}
      onConfirm={() => {
        if (webhook) rotate(webhook)
      }}
    />
  )
}

/** Asks before a webhook is deleted. */
export function DeleteWebhookDialog(
  { webhook, connectionId, returnFocus, onClose }: QuestionProps & { connectionId: string },
) {
  const [deleteWebhook, isDeleting] = useDeleteWebhookMutation()

  function remove({ id, name }: ListedWebhook) {
    deleteWebhook({
      webhookId: id,
      connections: [connectionId],
      onCompleted: () => {
        onClose()
        showToast({ type: 'success', title: words.deleted(name) })
      },
      onError: (error) => {
        onClose()
        showToast({ type: 'error', title: words.deleteFailed, description: readError(error).message })
      },
    })
  }

  return (
    <ConfirmationDialog
      isOpen={webhook !== null} variant="danger" title={words.deleteTitle}
      message={words.deleteQuestion(webhook?.name ?? '')} confirmText={words.delete} isLoading={isDeleting}
      returnFocus={returnFocus} onCancel={onClose}
      onConfirm={() => {
        if (webhook) remove(webhook)
      }}
    />
  )
}
