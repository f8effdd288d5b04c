import type { Role, Scope, ScopeName } from '../../server/kernel/permissions.ts'
import type { Answer, Client, Sender } from '../harness/client.ts'
import { sendFile } from '../harness/files.ts'
import type { Person, Studio } from '../harness/fixtures.ts'

/** Who may do something: the rows of the table of permissions, and two for those who stand outside of it. */
export const WHO = {
  /** Nobody needs to be signed in. */
  anybody: { roles: null, isForOutsiders: true },
  /** Everybody who is signed in, for oneself. */
  oneself: { roles: ['VIEWER', 'MEMBER', 'ADMIN', 'OWNER'], isForOutsiders: true },
  /** Those who see it. */
  readers: { roles: ['VIEWER', 'MEMBER', 'ADMIN', 'OWNER'], isForOutsiders: false },
  editors: { roles: ['MEMBER', 'ADMIN', 'OWNER'], isForOutsiders: false },
  administrators: { roles: ['ADMIN', 'OWNER'], isForOutsiders: false },
  owner: { roles: ['OWNER'], isForOutsiders: false },
  /** Guests of a review link, who are nobody else. */
  guests: { roles: [], isForOutsiders: false },
} as const satisfies Record<string, { roles: readonly Role[] | null; isForOutsiders: boolean }>

/** What the guards know of a mutation. */
export interface MutationSample {
  who: keyof typeof WHO
  /** The scope an API token needs; null when none will do. */
  scope: Scope | null
  /** What it needs besides, as an import that makes rows of several kinds does. */
  alsoNeeds?: readonly ScopeName[]
  /**
   * Where the event goes: to the log of the person, of the studio's organization or of its project; null for what
   * strangers leave with us, which belongs to nobody who has a log.
   */
  log: 'account' | 'organization' | 'project' | null
  /** Whether nothing of it is stored at all. */
  isEphemeral?: boolean
  /** Whose doing the event is by a job that runs later, not by the request. */
  isLoggedLater?: boolean
  /** An input that is valid, over objects made for this one call. */
  input(app: Client, studio: Studio, person: Person): Promise<object> | object
  /** The file it takes, and where in the request it stands. */
  file?: { at: string; bytes: () => Promise<Uint8Array<ArrayBuffer>> }
  /** Makes somebody new to do it instead: for what ends the account that does it, and for guests. */
  doneBy?(app: Client, studio: Studio): Promise<Person>
  /** Puts back in the studio what the next one needs. */
  restore?(studio: Studio): Promise<unknown>
}

/** Sends a mutation, with the file that its sample has. */
export async function sendSample(
  app: Client,
  sender: Sender,
  name: string,
  input: object,
  { file }: Pick<MutationSample, 'file'>,
): Promise<Answer<unknown>> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
  if (!file) return app.send(sender, document, { input })
  return sendFile(app, sender, document, { input }, { at: file.at, bytes: await file.bytes() })
}
