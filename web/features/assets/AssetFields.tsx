import { Grid, Input, Stack, Textarea } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { isBlank, LONGEST_NAME, LONGEST_TEXT } from '../../lib/texts.ts'
import { CODE_MAX_LENGTH, isCode } from '../../lib/projectCode.ts'
import { assetMessages } from '../../messages/assets.ts'
import type { FormState } from '../../relay/useForm.ts'
import { ASSET_STATUSES, ASSET_TYPES } from '../../ui/assetKinds.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { Mentioning } from '../mentions/Mentioning.tsx'
import { MetadataFields } from './MetadataFields.tsx'
import { metadataProblems, type AssetDraft } from './assetDraft.ts'

const words = assetMessages
/** How the picture of an asset is called in its forms. */
export const THUMBNAIL_NAMES = { label: words.thumbnail, file: words.thumbnailFile, remove: words.removeThumbnail }
const TYPES = ASSET_TYPES.map((type) => ({ value: type, label: words.types[type] }))
const STATUSES = ASSET_STATUSES.map((status) => ({ value: status, label: words.statuses[status] }))

type AssetFieldsProps = {
  form: FormState<AssetDraft>
  /** A new asset may leave its code empty. */
  isNew: boolean
  /** The field of its picture. */
  thumbnail: ReactNode
}

/** Whether a draft may be sent. */
export function isDraftReady(draft: AssetDraft, isNew: boolean): boolean {
  const code = draft.code.trim()
  const hasCode = isCode(code) || (isNew && code === '')
  return !isBlank(draft.name) && hasCode && metadataProblems(draft.metadata, null).size === 0
}

/** The fields of an asset; what is wrong stands under the field it is about. */
export function AssetFields({ form, isNew, thumbnail }: AssetFieldsProps) {
  const [isNameTouched, setIsNameTouched] = useState(false)
  const { values: draft, errors, isRunning, edit, text } = form
  const name = text('name')
  const code = draft.code.trim()
  const isNameMissing = isBlank(draft.name) && isNameTouched
  const isCodeWrong = !isCode(code) && !(isNew && code === '')
  return (
    <>
      <Grid gap={{ base: '4', sm: '5' }} templateColumns={{ base: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' }}>
        {thumbnail}
        <Stack gap="4" minWidth="0" order={{ base: '-1', sm: '0' }}>
          <Field label={words.name} error={errors['name'] ?? (isNameMissing ? words.nameRequired : null)}>
            <Input
              size="md" autoComplete="off" maxLength={LONGEST_NAME} autoFocus data-autofocus {...name}
              onChange={(event) => {
                setIsNameTouched(true)
                name.onChange(event)
              }}
            />
          </Field>
          <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
            <Field label={words.type} error={errors['type']}>
              <FormSelect
                value={draft.type} choices={TYPES} disabled={isRunning} onChosen={(type) => edit({ type })}
              />
            </Field>
            <Field label={words.status} error={errors['status']}>
              <FormSelect
                value={draft.status} choices={STATUSES} disabled={isRunning} onChosen={(status) => edit({ status })}
              />
            </Field>
          </Grid>
          <Field label={words.code} error={errors['code'] ?? (isCodeWrong ? words.codeRule : null)}>
            <Input
              size="md" fontFamily="mono" autoComplete="off" spellCheck={false} maxLength={CODE_MAX_LENGTH}
              placeholder={isNew ? words.codePlaceholder : undefined} _placeholder={{ fontFamily: 'body' }}
              {...text('code')}
            />
          </Field>
        </Stack>
      </Grid>
      <Field label={words.description} error={errors['description']}>
        <Mentioning>
          <Textarea rows={3} maxLength={LONGEST_TEXT} {...text('description')} />
        </Mentioning>
      </Field>
      <MetadataFields
        rows={draft.metadata} disabled={isRunning} problems={metadataProblems(draft.metadata, errors)}
        onChanged={(metadata) => edit({ metadata })}
      />
    </>
  )
}
