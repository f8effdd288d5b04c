/** Puts the focus into the first field of the form that has an error. True when there was one. */
export function focusFirstError(form: HTMLFormElement | null, errors: Readonly<Record<string, unknown>>): boolean {
  const [firstWrong] = Object.keys(errors)
  if (firstWrong === undefined) return false
  form?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
  return true
}
