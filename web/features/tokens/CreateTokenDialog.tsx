import { Button, Input, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import type { ReadableError } from '../../relay/errors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import {
  checkToken, EMPTY_TOKEN_FORM, EXPIRY_CHOICES, TOKEN_NAME_MAX_LENGTH, tokenOf, type NewToken, type TokenForm,
} from './tokenRules.ts'

const words = messages.tokens

/** A project a token may be limited to, as the choice shows it. */
export type ProjectChoice = { id: string; name: string }

type CreateTokenDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Names what was typed, which is kept until a token is made. */
  draftName: string
  projects: readonly ProjectChoice[]
  isRunning: boolean
  /** Why the last attempt was refused. */
  failure: ReadableError | null
  /** `onCreated` forgets what was typed. */
  onSubmitted: (token: NewToken, onCreated: () => void) => void
  /** The person changed something after a refusal. */
  onEdited: () => void
  returnFocus?: RefObject<HTMLElement | null>
}

/** Asks what a new token is for, what it may do and how long it lasts. Give it a new key to forget what was wrong. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { isOpen, onClose, projects, isRunning, failure } = props
  const draft = useDraft(props.draftName, EMPTY_TOKEN_FORM)
  const form = draft.values
  const formId = useId()
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const errors = { ...failure?.fields, ...found }

  function edit(change: Partial<TokenForm>) {
    draft.change(change)
    setFound(Object.fromEntries(Object.entries(found).filter(([field]) => !(field in change))))
    props.onEdited()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    const wrong = checkToken(form)
    setFound(wrong)
    if (Object.keys(wrong).length === 0) props.onSubmitted(tokenOf(form), draft.reset)
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.createTitle} isClosable={!isRunning} width="32rem"
      returnFocus={props.returnFocus}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" loading={isRunning} loadingText={words.creating}>
            {words.create}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Field
            label={words.name} error={errors['name']}
            help={<Text textStyle="sm" color="fg.muted">{words.nameHelp}</Text>}
          >
            <Input
              size="md" name="name" autoComplete="off" autoFocus maxLength={TOKEN_NAME_MAX_LENGTH} value={form.name}
              disabled={isRunning} onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
          <ScopeChoice
            scopes={form.scopes} error={errors['scopes']} isDisabled={isRunning}
            onChanged={(scopes) => edit({ scopes })}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <Field label={words.expiry} error={errors['expiresAt']}>
              <Choice
                value={form.expiry} isDisabled={isRunning}
                options={EXPIRY_CHOICES.map((choice) => ({ id: choice, name: words.expiryChoices[choice] }))}
                onChanged={(expiry) => edit({ expiry: EXPIRY_CHOICES.find((choice) => choice === expiry) ?? '90' })}
              />
            </Field>
            <Field label={words.project} error={errors['projectId']}>
              <Choice
                value={form.projectId} isDisabled={isRunning}
                options={[{ id: '', name: words.allProjects }, ...projects]}
                onChanged={(projectId) => edit({ projectId })}
              />
            </Field>
          </SimpleGrid>
          {form.expiry === 'never' ? (
            <Text textStyle="sm" color="fg.warning" role="status">{words.neverExpiresWarning}</Text>
          ) : null}
          {failure && Object.keys(failure.fields).length === 0 ? (
            <FormFailure message={failure.code === 'UNKNOWN' ? words.createFailed : failure.message} />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

type ChoiceProps = {
  value: string
  options: readonly ProjectChoice[]
  isDisabled: boolean
  onChanged: (value: string) => void
}

function Choice({ value, options, isDisabled, onChanged }: ChoiceProps) {
  return (
    <NativeSelect.Root size="md" variant="outline" disabled={isDisabled}>
      <NativeSelect.Field
        value={value} onChange={(event) => onChanged(event.target.value)} bg="bg.panel" textStyle="md"
        borderColor="border.emphasized" borderRadius="control" cursor="pointer"
      >
        {options.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator color="fg.muted" />
    </NativeSelect.Root>
  )
}
