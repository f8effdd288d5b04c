import { useState } from 'react'
import type { FormEvent } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import type { FieldErrors } from '../session/accountRules.ts'
import { focusFirstError } from '../session/focusFirstError.ts'
import { failureOf } from './failureOf.ts'

/** What is typed into a form of the public pages, one text a field; every form asks for an address. */
type Typed = { readonly email: string } & Readonly<Record<string, string>>

/** What a text field of the form is given. */
export interface InquiryText<Name> {
  name: Name
  value: string
  disabled: boolean
  onChange: (event: { target: { value: string } }) => void
}

/** A form of the public pages while it is filled and sent. */
export interface InquiryForm<Form extends Typed> {
  readonly errors: FieldErrors<keyof Form & string>
  /** Why it could not be sent. */
  readonly failure: string | null
  /** The address of the one that was sent last; null once the next is begun. */
  readonly sentTo: string | null
  /** What only a machine fills in. */
  readonly website: string
  readonly setWebsite: (website: string) => void
  readonly text: (field: keyof Form & string) => InquiryText<keyof Form & string>
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

interface InquiryRules<Form extends Typed> {
  /** Name of the form, for its draft; null for a form that keeps none. */
  readonly name: string | null
  readonly empty: Form
  /** An empty answer means it may be sent. */
  readonly check: (form: Form) => FieldErrors<keyof Form & string>
  /** What is said of a failure nothing better is known of. */
  readonly failed: string
  readonly isRunning: boolean
  readonly send: (form: Form & { website: string }) => Promise<unknown>
}

/** Holds such a form: what was sent leaves it empty, what could not be sent stays in it. */
export function useInquiryForm<Form extends Typed>(rules: InquiryRules<Form>): InquiryForm<Form> {
  const { name, empty, check, failed, isRunning, send } = rules
  const draft = useDraft(name, empty)
  const form = draft.values
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<FieldErrors<keyof Form & string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  function judge(found: FieldErrors<keyof Form & string>): void {
    setErrors(found)
    setFailure(null)
    setSentTo(null)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = check(form)
    judge(found)
    if (focusFirstError(event.currentTarget, found)) return
    const email = form.email.trim()
    send({ ...form, email, website }).then(
      () => {
        draft.reset()
        setSentTo(email)
      },
      (refusal: unknown) => {
        const { fields, whole } = failureOf(refusal, failed)
        setErrors(fields as FieldErrors<keyof Form & string>)
        setFailure(whole)
      },
    )
  }

  const text = (field: keyof Form & string): InquiryText<keyof Form & string> => ({
    name: field, value: form[field] ?? '', disabled: isRunning,
    onChange: (event) => {
      draft.change({ [field]: event.target.value } as Partial<Form>)
      judge({ ...errors, [field]: undefined })
    },
  })

  return { errors, failure, sentTo, website, setWebsite, text, submit }
}
