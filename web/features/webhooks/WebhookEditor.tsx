import { Button, Input, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { graphql } from 'react-relay'
import type { WebhookEditorCreateMutation } from '../../__generated__/WebhookEditorCreateMutation.graphql.ts'
import type { WebhookEditorUpdateMutation } from '../../__generated__/WebhookEditorUpdateMutation.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { newerVersion, readError, type ReadableError } from '../../relay/errors.ts'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { TypeChoice } from './TypeChoice.tsx'
import {
  checkWebhook, choose, type EventType, formOf, type ListedWebhook, typesFor, WEBHOOK_NAME_MAX_LENGTH, type WebhookForm,
  wishOf,
} from './webhookRules.ts'

const words = messages.webhooks

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
  const formId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const draft = useDraft<WebhookForm & { readonly version: number }>(`webhook ${webhook?.id ?? organizationId}`, {
    ...formOf(webhook), version: webhook?.version ?? 0,
  })
  const { version: base, ...form } = draft.values
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const [newer, setNewer] = useState<number | null>(null)
  const { reload } = useReload()
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [createWebhook, isCreating] = useChange<WebhookEditorCreateMutation>(
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
  const [updateWebhook, isUpdating] = useChange<WebhookEditorUpdateMutation>(graphql`
    mutation WebhookEditorUpdateMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          id
          ...WebhookRow_webhook
        }
      }
    }
  `)
  const isRunning = isCreating || isUpdating
  const errors = { ...failure?.fields, ...found }
  const isNew = webhook === null

  function edit(change: Partial<WebhookForm>) {
    draft.change({ version: base, ...change })
    setFound({})
    setFailure(null)
    setNewer(null)
  }

  /** Saved, or let go of. */
  function close() {
    draft.reset()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(base)
  }

  function save(expectedVersion: number) {
    if (isRunning) return
    const wrong = checkWebhook(form)
    setFound(wrong)
    if (Object.keys(wrong).length > 0) return
    const wish = wishOf(form)
    const onError = (error: unknown) => {
      const current = newerVersion(error)
      setNewer(current)
      setFailure(current === null ? readError(error) : null)
    }
    if (webhook) {
      const onCompleted = () => {
        close()
        showToast({ type: 'success', title: words.saved })
      }
      updateWebhook({ webhookId: webhook.id, ...wish, expectedVersion }).then(onCompleted, onError)
      return
    }
    createWebhook({ organizationId, projectId: form.projectId || null, ...wish }).then(
      ({ createWebhook: { secret } }) => {
        draft.reset()
        onCreated(wish.name, secret)
      },
      onError,
    )
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={isNew ? words.createTitle : words.editTitle} isClosable={!isRunning}
      width="38rem" returnFocus={props.returnFocus} initialFocus={nameInput}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" loading={isRunning}
            loadingText={isNew ? words.creating : words.saving}
          >
            {isNew ? words.create : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Field label={words.name} error={errors['name']} help={<Help>{words.nameHelp}</Help>}>
            <Input
              ref={nameInput} size="md" name="name" autoComplete="off" maxLength={WEBHOOK_NAME_MAX_LENGTH}
              value={form.name} disabled={isRunning} onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
          <Field label={words.url} error={errors['url']} help={<Help>{words.urlHelp}</Help>}>
            <Input
              size="md" name="url" type="url" inputMode="url" autoComplete="off" spellCheck={false} value={form.url}
              placeholder="https://" fontFamily="mono" textStyle="sm" disabled={isRunning}
              onChange={(event) => edit({ url: event.target.value })}
            />
          </Field>
          {isNew ? (
            <Field label={words.project} error={errors['projectId']}>
              <NativeSelect.Root size="md" variant="outline" disabled={isRunning}>
                <NativeSelect.Field
                  value={form.projectId} bg="bg.panel"
                  onChange={(event) => edit(choose(form, eventTypes, event.target.value))}
                  textStyle="md" borderColor="border.emphasized" borderRadius="control" cursor="pointer"
                >
                  <option value="">{words.allProjects}</option>
                  {projects.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
                </NativeSelect.Field>
                <NativeSelect.Indicator color="fg.muted" />
              </NativeSelect.Root>
            </Field>
          ) : null}
          <TypeChoice
            form={form} eventTypes={typesFor(eventTypes, form.projectId)} error={errors['types']}
            isDisabled={isRunning} onChanged={edit}
          />
          {newer === null ? null : (
            <ConflictNotice
              onOverwritten={() => save(newer)}
              onDiscarded={() => {
                close()
                void reload()
              }}
            />
          )}
          {failure && Object.keys(failure.fields).length === 0 ? (
            <FormFailure message={failure.code === 'UNKNOWN' ? failedWords(isNew) : failure.message} />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

const failedWords = (isNew: boolean) => (isNew ? words.createFailed : words.saveFailed)

function Help({ children }: { children: string }) {
  return <Text textStyle="sm" color="fg.muted">{children}</Text>
}
