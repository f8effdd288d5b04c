import type { TestApp } from '../../harness/app.ts'
import type { Person, Studio } from '../../harness/fixtures.ts'

/** What a call is made with: a path below `/api`, and what is sent. */
export interface Prepared {
  path: string
  body?: unknown
}

/** One row of the table of calls: who may, what comes of it, what is not taken. */
export interface ContractRow {
  status: 200 | 201 | 202 | 204
  /** `anybody`: without a token; `oneself`: everybody for oneself; `members`; `admins` and the OWNER; the `owner`. */
  who: 'anybody' | 'oneself' | 'members' | 'admins' | 'owner'
  /** Of what anybody may: whether a token that is sent must be good. */
  readsToken?: true
  /** Makes what the call needs, fresh for each. */
  prepare: (app: TestApp, studio: Studio, person: Person) => Promise<Prepared> | Prepared
  /** Bodies that break a rule, with the fields each is refused for. */
  wrong?: [body: unknown, fields: string[]][]
}

/** The rows of one area, by method and path as the specification has them. */
export type ContractRows = Readonly<Record<string, ContractRow>>
