import { randomUUID } from 'node:crypto'

/** What a person who deleted their account is called where their work stays. */
export const FORMER_MEMBER = 'Former member'

/** What the address key of a deleted account begins with; that of no address does. */
const DELETED_KEY = 'deleted:'

/** The address key of an account that is being deleted, which frees the address. */
export const deletedKey = (): string => `${DELETED_KEY}${randomUUID()}`

/** Whether a row is what is left of a deleted account. */
export const isDeletedAccount = ({ emailKey }: { emailKey: string }): boolean => emailKey.startsWith(DELETED_KEY)

/** A person's name in the logs; null for a deleted account, for which clients have their own words. */
export const loggedName = (name: string | null): string | null => (name === FORMER_MEMBER ? null : name)
