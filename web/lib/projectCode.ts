/** Longest code, in characters. */
export const CODE_MAX_LENGTH = 32

const CODE = new RegExp(`^[A-Za-z0-9_-]{1,${CODE_MAX_LENGTH}}$`)

/** Whether a text may be the code of a project. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}
