import { type FormEvent, useId, useState } from 'react'
import { problemOf } from './problem.ts'
import { words } from './words.ts'

const problemText = (reason: string | null): string | null => reason && problemOf(reason, {
  REVIEW_PASSWORD_WRONG: words.wrongPassword, REVIEW_GUESTS_AT_LIMIT: words.full, OFFLINE: words.offline,
})

/** Asks for the one thing that the link needs: the name of the guest, or a password. */
export function Asking({ needs, problem, onGiven }: {
  needs: 'name' | 'password'
  problem: string | null
  onGiven: (given: { name?: string; password?: string }) => Promise<void>
}) {
  const id = useId()
  const [value, setValue] = useState('')
  const [isSending, setSending] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const isName = needs === 'name'
  const failure = isEmpty && isName ? words.nameRequired : problemText(problem)

  function send(event: FormEvent) {
    event.preventDefault()
    if (value.trim() === '') return setEmpty(true)
    setSending(true)
    void onGiven({ [needs]: value }).finally(() => setSending(false))
  }

  return (
    <main className="gate">
      <form onSubmit={send} noValidate>
        <h1>{isName ? words.nameTitle : words.passwordTitle}</h1>
        <p id={`${id}-line`}>{isName ? words.nameLine : words.passwordLine}</p>
        <label htmlFor={id}>{isName ? words.nameField : words.passwordField}</label>
        <input
          // The one field of the page.
          autoFocus
          id={id} value={value} type={isName ? 'text' : 'password'} maxLength={200}
          autoComplete={isName ? 'name' : 'off'} aria-invalid={failure !== null}
          aria-describedby={failure === null ? `${id}-line` : `${id}-failure`}
          onChange={(event) => {
            setValue(event.target.value)
            setEmpty(false)
          }}
        />
        {failure === null ? null : <p className="failure" id={`${id}-failure`} role="alert">{failure}</p>}
        <button className="solid" type="submit" disabled={isSending}>{words.open}</button>
      </form>
    </main>
  )
}

/** Says why there is nothing to see. */
export function Notice({ title, line, onRetry }: { title: string; line: string; onRetry?: () => void }) {
  return (
    <main className="gate">
      <h1>{title}</h1>
      <p>{line}</p>
      {onRetry ? <button className="solid" type="button" onClick={onRetry}>{words.retry}</button> : null}
    </main>
  )
}
