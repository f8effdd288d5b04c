import { Input, SimpleGrid, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { tokenMessages } from '../../messages/tokens.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import {
  checkToken, EMPTY_TOKEN_FORM, EXPIRY_CHOICES, TOKEN_NAME_MAX_LENGTH, tokenOf, type NewToken,
} from './tokenRules.ts'

const words = tokenMessages
const EXPIRIES = EXPIRY_CHOICES.map((value) => ({ value, label: words.expiryChoices[value] }))

/** A project a token may be limited to, as the choice shows it. */
export type ProjectChoice = { id: string; name: string }

type CreateTokenDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Names the draft, which is kept until a token is made. */
  draftName: string
  projects: readonly ProjectChoice[]
  /** Makes the token and returns its secret. */
  onCreate: (token: NewToken) => Promise<string>
  onCreated: (secret: string, name: string) => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks what a new token is for, what it may do and how long it lasts. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { isOpen, onClose, draftName, projects, onCreate, onCreated, returnFocus } = props
  const form = useForm({
    name: draftName, initial: EMPTY_TOKEN_FORM, isOpen, check: checkToken, failed: words.createFailed,
    send: (token) => onCreate(tokenOf(token)),
    done: (secret, { name }) => onCreated(secret, name.trim()),
  })
  const { values: { scopes, expiry, projectId }, errors, isRunning, edit } = form
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClose} title={words.createTitle} width="32rem" gap="5"
      submitLabel={words.create} submittingLabel={words.creating} returnFocus={returnFocus}
    >
      <Field
        label={words.name} error={errors['name']} help={<Text textStyle="sm" color="fg.muted">{words.nameHelp}</Text>}
      >
        <Input size="md" autoComplete="off" autoFocus maxLength={TOKEN_NAME_MAX_LENGTH} {...form.text('name')} />
      </Field>
      <ScopeChoice
        scopes={scopes} error={errors['scopes'] ?? undefined} isDisabled={isRunning}
        onChanged={(changed) => edit({ scopes: changed })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Field label={words.expiry} error={errors['expiresAt']}>
          <FormSelect
            value={expiry} choices={EXPIRIES} disabled={isRunning} onChosen={(chosen) => edit({ expiry: chosen })}
          />
        </Field>
        <Field label={words.project} error={errors['projectId']}>
          <FormSelect
            value={projectId} disabled={isRunning} onChosen={(chosen) => edit({ projectId: chosen })}
            choices={[
              { value: '', label: words.allProjects }, ...projects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      </SimpleGrid>
      {expiry === 'never' ? (
        <Text textStyle="sm" color="fg.warning" role="status">{words.neverExpiresWarning}</Text>
      ) : null}
    </FormDialog>
  )
}
