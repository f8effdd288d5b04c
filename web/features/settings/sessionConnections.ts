import { ConnectionHandler } from 'relay-runtime'

/** Id of the connection that holds a person's sessions. */
export function sessionConnectionId(userId: string): string {
  return ConnectionHandler.getConnectionID(userId, 'SessionList_sessions')
}

/** Id of the connection that holds a person's access tokens. */
export function personalTokenConnectionId(userId: string): string {
  return ConnectionHandler.getConnectionID(userId, 'PersonalTokens_personalTokens')
}
