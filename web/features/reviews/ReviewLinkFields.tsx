import { Box, Fieldset, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { reviewMessages } from '../../messages/reviews.ts'
import type { FormState } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { ALLOWANCES, type LinkEnd, type LinkValues, PARTS } from './reviewLinkValues.ts'
import { ReviewSwitch } from './ReviewSwitch.tsx'

const words = reviewMessages

type ReviewLinkFieldsProps<Values extends LinkValues> = {
  form: FormState<Values>
  ends: readonly { value: LinkEnd; label: string }[]
  passwordHelp: string
  /** Further switches, above the others. */
  children?: ReactNode
}

/** The fields of a review link: for whom it is, until when, and what guests may and see. */
export function ReviewLinkFields<Values extends LinkValues>(props: ReviewLinkFieldsProps<Values>) {
  const { form: { values, errors, isRunning, edit, text }, ends, passwordHelp, children } = props
  const change = (part: Partial<LinkValues>) => edit(part as Partial<Values>)
  const isNobody = values.recipientName.trim() === '' || values.recipientEmail.trim() === ''
  return (
    <>
      <Field label={words.titleField} help={<Help text={words.titleHelp} />} error={errors['title']}>
        <Input {...text('title')} maxLength={200} autoComplete="off" />
      </Field>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Field label={words.recipientName} error={errors['recipientName']}>
          <Input {...text('recipientName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={words.recipientEmail} error={errors['recipientEmail']}>
          <Input {...text('recipientEmail')} type="email" maxLength={254} autoComplete="off" />
        </Field>
        <Field label={words.expiry} error={errors['expiresAt']}>
          <FormSelect value={values.end} disabled={isRunning} onChosen={(end) => change({ end })} choices={ends} />
        </Field>
        <PasswordField
          {...text('password')} label={words.password} autoComplete="new-password" error={errors['password']}
          help={<Help text={passwordHelp} />}
        />
      </SimpleGrid>
      {children}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Switches label={words.allows}>
          {ALLOWANCES.map((name) => (
            <ReviewSwitch
              key={name} label={words[name]} isOn={values[name]} isDisabled={isRunning}
              onChanged={(isOn) => change({ [name]: isOn })}
            />
          ))}
          {values.canApprove && isNobody ? <Help text={words.canApproveLine} /> : null}
        </Switches>
        <Switches label={words.shows}>
          {PARTS.map((part) => (
            <ReviewSwitch
              key={part} label={words.parts[part]} isOn={values[part]} isDisabled={isRunning}
              onChanged={(isOn) => change({ [part]: isOn })}
            />
          ))}
        </Switches>
      </SimpleGrid>
    </>
  )
}

const Help = ({ text }: { text: string }) => <Text textStyle="sm" color="fg.muted">{text}</Text>

function Switches({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">{label}</Fieldset.Legend>
      <Box><Stack gap="1">{children}</Stack></Box>
    </Fieldset.Root>
  )
}
