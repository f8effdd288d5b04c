import { Input, Text, Textarea } from '@chakra-ui/react'
import { LONGEST_NAME } from '../../lib/texts.ts'
import { versionMessages } from '../../messages/versions.ts'
import type { FormState } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'

const words = versionMessages
/** The longest note that the server takes. */
const LONGEST_NOTE = 5_000

/** The fields of what is said of a version; both may be empty. */
export function VersionFields({ form }: { form: FormState<{ name: string; note: string }> }) {
  return (
    <>
      <Field
        label={words.name} error={form.errors['name']}
        help={<Text textStyle="sm" color="fg.muted">{words.nameHelp}</Text>}
      >
        <Input size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')} autoFocus data-autofocus />
      </Field>
      <Field label={words.note} error={form.errors['note']}>
        <Textarea rows={3} maxLength={LONGEST_NOTE} {...form.text('note')} />
      </Field>
    </>
  )
}
