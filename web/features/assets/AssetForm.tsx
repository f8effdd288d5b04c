import { Grid, Input, Stack, Textarea } from '@chakra-ui/react'
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { isBlank } from '../../lib/blank.ts'
import { messages } from '../../messages.ts'
import type { ReadableError } from '../../relay/errors.ts'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'
import { MetadataFields } from './MetadataFields.tsx'
import { metadataProblems, type AssetDraft } from './assetDraft.ts'
import { ASSET_STATUSES, ASSET_TYPES } from '../../ui/assetKinds.ts'

/** Longest name and description the server keeps, in characters. */
const NAME_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 20_000

const words = messages.assets
const TYPES = ASSET_TYPES.map((type) => ({ value: type, label: words.types[type] }))
const STATUSES = ASSET_STATUSES.map((status) => ({ value: status, label: words.statuses[status] }))

type AssetFormProps = {
  formId: string
  draft: AssetDraft
  onChanged: (draft: AssetDraft) => void
  /** Only when nothing is wrong with the draft. */
  onSubmitted: () => void
  isRunning: boolean
  /** Why the last attempt was refused. */
  failure: ReadableError | null
  /** The code it has; a new asset may leave it empty. */
  isNew: boolean
  /** The field of its picture. */
  thumbnail: ReactNode
  nameRef: RefObject<HTMLInputElement | null>
}

/** Whether a draft may be sent. */
export function isDraftReady(draft: AssetDraft, isNew: boolean): boolean {
  const code = draft.code.trim()
  const hasCode = isCode(code) || (isNew && code === '')
  return !isBlank(draft.name) && hasCode && metadataProblems(draft.metadata, null).size === 0
}

/** The fields of an asset; what is wrong stands under the field it is about. */
export function AssetForm(props: AssetFormProps) {
  const { formId, draft, onChanged, onSubmitted, isRunning, failure, isNew, thumbnail, nameRef } = props
  const [isNameTouched, setIsNameTouched] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const fields = failure?.fields ?? {}
  const code = draft.code.trim()
  const isNameMissing = isBlank(draft.name) && (isNameTouched || hasTried)
  const isCodeWrong = !isCode(code) && !(isNew && code === '')
  const isAboutField = Object.keys(fields).some((field) => field !== 'expectedVersion')

  function submit(event: FormEvent): void {
    event.preventDefault()
    setHasTried(true)
    if (isDraftReady(draft, isNew) && !isRunning) onSubmitted()
  }

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Grid gap={{ base: '4', sm: '5' }} templateColumns={{ base: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' }}>
          {thumbnail}
          <Stack gap="4" minWidth="0" order={{ base: '-1', sm: '0' }}>
            <Field label={words.name} error={fields['name'] ?? (isNameMissing ? words.nameRequired : null)}>
              <Input
                ref={nameRef} size="md" name="name" autoComplete="off" maxLength={NAME_MAX_LENGTH} value={draft.name}
                disabled={isRunning}
                onChange={(event) => {
                  setIsNameTouched(true)
                  onChanged({ ...draft, name: event.target.value })
                }}
              />
            </Field>
            <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
              <Field label={words.type} error={fields['type']}>
                <FormSelect
                  value={draft.type} choices={TYPES} disabled={isRunning}
                  onChosen={(type) => onChanged({ ...draft, type })}
                />
              </Field>
              <Field label={words.status} error={fields['status']}>
                <FormSelect
                  value={draft.status} choices={STATUSES} disabled={isRunning}
                  onChosen={(status) => onChanged({ ...draft, status })}
                />
              </Field>
            </Grid>
            <Field label={words.code} error={fields['code'] ?? (isCodeWrong ? words.codeRule : null)}>
              <Input
                size="md" fontFamily="mono" autoComplete="off" spellCheck={false} maxLength={CODE_MAX_LENGTH}
                placeholder={isNew ? words.codePlaceholder : undefined} _placeholder={{ fontFamily: 'body' }}
                value={draft.code} disabled={isRunning}
                onChange={(event) => onChanged({ ...draft, code: event.target.value })}
              />
            </Field>
          </Stack>
        </Grid>
        <Field label={words.description} error={fields['description']}>
          <Mentioning>
            <Textarea
              name="description" rows={3} maxLength={DESCRIPTION_MAX_LENGTH} value={draft.description}
              disabled={isRunning} onChange={(event) => onChanged({ ...draft, description: event.target.value })}
            />
          </Mentioning>
        </Field>
        <MetadataFields
          rows={draft.metadata} disabled={isRunning}
          problems={metadataProblems(draft.metadata, fields)}
          onChanged={(metadata) => onChanged({ ...draft, metadata })}
        />
        {failure && !isAboutField ? <FormFailure message={failure.message} /> : null}
      </Stack>
    </form>
  )
}
