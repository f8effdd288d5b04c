import { Input, Textarea, type InputProps } from '@chakra-ui/react'
import { Field } from './Field.tsx'
import { LONGEST_NAME, LONGEST_TEXT } from '../lib/texts.ts'

type TextProps = Pick<InputProps, 'name' | 'value' | 'disabled'> & {
  onChange: (event: { target: { value: string } }) => void
}

type NameDescriptionFieldsProps = {
  form: {
    readonly errors: Readonly<Record<string, string | null | undefined>>
    readonly text: (field: 'name' | 'description') => TextProps
  }
  nameLabel: string
  descriptionLabel: string
  isDisabled?: boolean
  /** In a dialog: the name has the focus when it opens. */
  hasFocus?: boolean
  /** Around the description, for what helps to type it. */
  wrap?: (description: React.ReactElement) => React.ReactElement
}

/** The values of such a form while nothing is typed. */
export const NO_NAME = { name: '', description: '' }

/** The fields of a name and a description. */
export function NameDescriptionFields(props: NameDescriptionFieldsProps) {
  const { form, nameLabel, descriptionLabel, isDisabled, hasFocus, wrap = (field) => field } = props
  const rest = isDisabled ? { disabled: true } : {}
  return (
    <>
      <Field label={nameLabel} error={form.errors['name']}>
        <Input
          size="md" autoComplete="off" maxLength={LONGEST_NAME} {...form.text('name')} {...rest}
          autoFocus={hasFocus} data-autofocus={hasFocus}
        />
      </Field>
      <Field label={descriptionLabel} error={form.errors['description']}>
        {wrap(<Textarea rows={3} maxLength={LONGEST_TEXT} {...form.text('description')} {...rest} />)}
      </Field>
    </>
  )
}
