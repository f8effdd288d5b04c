import { Input, Switch, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { WebhookEditorCreateMutation } from '../../__generated__/WebhookEditorCreateMutation.graphql.ts'
import type { WebhookEditorUpdateMutation } from '../../__generated__/WebhookEditorUpdateMutation.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { TypeChoice } from './TypeChoice.tsx'
import {
  checkWebhook, choose, type EventType, formOf, type ListedWebhook, typesFor, WEBHOOK_NAME_MAX_LENGTH, wishOf,
} from './webhookRules.ts'

const words = webhookMessages

type WebhookEditorProps = {
  isOpen: boolean
  /** Which one to change; null for a new one. */
  webhook: ListedWebhook | null
  organizationId: string
  connectionId: string
  projects: readonly { readonly id: string; readonly name: string }[]
  eventTypes: readonly EventType[]
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onCreated: (name: string, secret: string) => void
}

/** Asks what a webhook is called, where it sends and what of. Give it a new key for another one. */
export function WebhookEditor(props: WebhookEditorProps) {
  const { isOpen, webhook, organizationId, connectionId, projects, eventTypes, onClose, onCreated } = props
  const nameInput = useRef<HTMLInputElement>(null)
  const [createWebhook] = useChange<WebhookEditorCreateMutation>(
    graphql`
      mutation WebhookEditorCreateMutation($input: CreateWebhookInput!, $connections: [ID!]!) {
        createWebhook(input: $input) {
          secret
          webhookEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    `,
    (input) => ({ variables: { input, connections: [connectionId] } }),
  )
  const [updateWebhook] = useChange<WebhookEditorUpdateMutation>(graphql`
    mutation WebhookEditorUpdateMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          id
          ...WebhookRow_webhook
        }
      }
    }
  `)
  const isNew = webhook === null
  const form = useForm({
    name: `webhook ${webhook?.id ?? organizationId}`, initial: formOf(webhook), version: webhook?.version ?? 0,
    check: checkWebhook, failed: isNew ? words.createFailed : words.saveFailed,
    send: async (typed, expectedVersion) => {
      if (webhook) {
        await updateWebhook({ webhookId: webhook.id, ...wishOf(typed), expectedVersion })
        return null
      }
      const created = await createWebhook({ organizationId, projectId: typed.projectId || null, ...wishOf(typed) })
      return created.createWebhook.secret
    },
    done: (secret, typed) => {
      if (secret !== null) return onCreated(wishOf(typed).name, secret)
      onClose()
      showToast({ type: 'success', title: words.saved })
    },
  })
  const { values, errors, isRunning, edit } = form
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={isNew ? words.createTitle : words.editTitle} width="38rem"
      gap="5" returnFocus={props.returnFocus} initialFocus={nameInput} submitLabel={isNew ? words.create : words.save}
      submittingLabel={isNew ? words.creating : words.saving}
    >
      <Field label={words.name} error={errors['name']} help={<Help>{words.nameHelp}</Help>}>
        <Input
          ref={nameInput} size="md" autoComplete="off" maxLength={WEBHOOK_NAME_MAX_LENGTH} {...form.text('name')}
        />
      </Field>
      <Field label={words.url} error={errors['url']} help={<Help>{words.urlHelp}</Help>}>
        <Input
          size="md" type="url" inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://"
          fontFamily="mono" textStyle="sm" {...form.text('url')}
        />
      </Field>
      {isNew ? (
        <Field label={words.project} error={errors['projectId']}>
          <FormSelect
            value={values.projectId} disabled={isRunning}
            choices={[
              { value: '', label: words.allProjects }, ...projects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChosen={(projectId) => edit(choose(values, eventTypes, projectId))}
          />
        </Field>
      ) : null}
      <TypeChoice
        form={values} eventTypes={typesFor(eventTypes, values.projectId)} error={errors['types'] ?? undefined}
        isDisabled={isRunning} onChanged={edit}
      />
      <Switch.Root
        size="sm" checked={values.isTextSent} disabled={isRunning} display="flex" gap="2.5" colorPalette="accent"
        minHeight={{ base: '11', md: '8' }} onCheckedChange={({ checked }) => edit({ isTextSent: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control><Switch.Thumb /></Switch.Control>
        <Switch.Label textStyle="sm" fontWeight="normal">{words.sendTexts}</Switch.Label>
      </Switch.Root>
    </FormDialog>
  )
}

function Help({ children }: { children: string }) {
  return <Text textStyle="sm" color="fg.muted">{children}</Text>
}
