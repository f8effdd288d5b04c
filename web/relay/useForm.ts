import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useDraft } from '../lib/drafts.ts'
import { newerVersion, readError, type ErrorCode, type ReadableError } from './errors.ts'

/** Failures without a sentence of their own that helps. */
const NAMELESS_CODES: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNKNOWN'])

/** Sentences about fields, by name. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>

/** What a form holds, checks and sends. */
interface FormRules<Values extends object, Answer> {
  /** Names the form and what it is about, for its draft; null for one that keeps none. */
  readonly name: string | null
  readonly initial: Values
  /** Fields of which no draft is kept: passwords. */
  readonly secrets?: readonly (keyof Values)[]
  /** Of what is changed; sent as it was when typing began. */
  readonly version?: number
  /** Of a dialog: opening it forgets what was wrong and shows the draft there is then. */
  readonly isOpen?: boolean
  /** False keeps the button at rest. */
  readonly isReady?: (values: Values) => boolean
  /** What cannot be sent as it is; the first of these fields gets the focus. */
  readonly check?: (values: Values) => FieldErrors
  /** `expectedVersion` is `version`, or the newer one that is to be overwritten. */
  readonly send: (values: Values, expectedVersion: number) => Promise<Answer>
  /** The draft is forgotten by then. */
  readonly done?: (answer: Answer, values: Values) => void
  /** Where a failure is shown, by field; usually where the server says. */
  readonly refused?: (failure: ReadableError) => FieldErrors
  /** What is said of a failure nothing better is known of. */
  readonly failed?: string
}

/** What a text field is given. */
interface TextField {
  readonly name: string
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (event: { target: { value: string } }) => void
}

/** A form while it is filled in and sent. */
export interface FormState<Values extends object> {
  readonly values: Values
  readonly errors: FieldErrors
  /** Why it was refused, unless somebody else saved meanwhile. */
  readonly failure: ReadableError | null
  /** The sentence about the form as a whole. */
  readonly sentence: string | null
  readonly isReady: boolean
  readonly isRunning: boolean
  /** Whether it shows what was typed before it was last closed. */
  readonly isKept: boolean
  /** What was sent, until something is typed. */
  readonly sent: Values | null
  readonly edit: (part: Partial<Values>) => void
  readonly text: (field: keyof Values & string) => TextField
  readonly submit: (event?: FormEvent) => void
  /** Goes back to the initial values and forgets the draft. */
  readonly reset: () => void
  /** Somebody else saved meanwhile; `overwrite` saves all the same. */
  readonly isOutdated: boolean
  readonly overwrite: () => void
  /** The ref of the `<form>`. */
  readonly attach: (element: HTMLFormElement | null) => void
}

const wrongFields = (errors: FieldErrors): string[] => Object.keys(errors).filter((field) => errors[field] != null)

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): boolean {
  const [wrong] = wrongFields(errors)
  if (wrong === undefined) return false
  const field = form?.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return true
}

/** Holds a form: its draft, what is wrong with it, and sending it. `Form` and `FormDialog` show it. */
export function useForm<Values extends object, Answer>(rules: FormRules<Values, Answer>): FormState<Values> {
  const { name, initial, secrets = [], version, isOpen = true, check, send, done, refused, failed } = rules
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  const [secret, setSecret] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [newer, setNewer] = useState<number | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [sent, setSent] = useState<Values | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form
  }, [])
  const focused = useRef<Element>(null)
  const draft = useDraft<Values & { version?: number }>(
    name, version === undefined ? initial : { ...initial, version }, opening.count,
  )
  const base = draft.values.version ?? 0
  const values: Values = { ...draft.values, ...secret }
  const isReady = rules.isReady?.(values) ?? true

  function judge(found: FieldErrors): void {
    setErrors(found)
    setFailure(null)
    setNewer(null)
    setSent(null)
  }

  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
    if (isOpen) judge({})
  }

  // Fields that rest while sending lose the focus.
  useEffect(() => {
    if (failure === null || isRunning || focusFirst(element.current, errors)) return
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
  }, [errors, failure, isRunning])

  function edit(part: Partial<Values>): void {
    const fields = Object.keys(part) as (keyof Values)[]
    const only = (isSecret: boolean) => Object.fromEntries(
      fields.filter((field) => secrets.includes(field) === isSecret).map((field) => [field, part[field]]),
    ) as Partial<Values>
    if (fields.some((field) => secrets.includes(field))) setSecret({ ...secret, ...only(true) })
    const kept = only(false)
    if (Object.keys(kept).length > 0) draft.change(version === undefined ? kept : { ...kept, version: base })
    // A change may put another field right too: a password that was to be repeated.
    const [before, after] = [check?.(values) ?? {}, check?.({ ...values, ...part }) ?? {}]
    const isStillWrong = (field: string): boolean =>
      !(field in part) && (before[field] !== errors[field] || after[field] === errors[field])
    judge(Object.fromEntries(Object.entries(errors).filter(([field]) => isStillWrong(field))))
  }

  function reset(): void {
    draft.reset()
    setSecret({})
    judge({})
  }

  function save(expectedVersion: number): void {
    if (isRunning || !isReady) return
    const found = check?.(values) ?? {}
    judge(found)
    if (focusFirst(element.current, found)) return
    focused.current = document.activeElement
    setIsRunning(true)
    send(values, expectedVersion).finally(() => setIsRunning(false)).then(
      (answer) => {
        reset()
        setSent(values)
        done?.(answer, values)
      },
      (error: unknown) => {
        const current = version === undefined ? null : newerVersion(error)
        setNewer(current)
        if (current !== null) return
        const reason = readError(error)
        setErrors(refused?.(reason) ?? reason.fields)
        setFailure(reason)
      },
    )
  }

  const isNameless = failure !== null && NAMELESS_CODES.has(failure.code)
  return {
    values, errors, failure, isReady, isRunning, isKept: draft.isKept, sent, edit, reset, attach,
    sentence: failure === null || wrongFields(errors).length > 0
      ? null : (isNameless ? failed : undefined) ?? failure.message,
    text: (field) => ({
      name: field, value: String(values[field]), disabled: isRunning,
      onChange: ({ target }) => edit({ [field]: target.value } as unknown as Partial<Values>),
    }),
    submit: (event) => {
      event?.preventDefault()
      save(base)
    },
    isOutdated: newer !== null,
    overwrite: () => save(newer ?? base),
  }
}
