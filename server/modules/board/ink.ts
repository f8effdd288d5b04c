import { createHash } from 'node:crypto'
import { decodePayload } from '../../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../../drawing/fold.ts'
import { inkText, type PictureHashes } from '../../../drawing/ink.ts'
import type { DrawingSize, OperationKind } from '../../../drawing/operation.ts'
import type { ViewContent } from './versionContent.ts'

/** A drawing at a revision, and the drawing space that its operations begin with. */
export type InkView = Pick<ViewContent, 'id' | 'revision' | 'baseWidth' | 'baseHeight'>

/** Digests by `inkKey`. */
export type Inks = ReadonlyMap<string, string>

/** What a digest is found by. */
export const inkKey = ({ id, revision, baseWidth, baseHeight }: InkView): string =>
  `${id} ${revision} ${baseWidth} ${baseHeight}`

/** A drawing's log up to a revision. */
export interface InkLog {
  size: DrawingSize
  operations: { opId: string; kind: OperationKind; payload: Uint8Array }[]
}

/** The log of a drawing with what seals have of its pictures. */
export interface DigestLog extends InkLog {
  hashes: PictureHashes
}

/** SHA-256 of what a drawing shows, in hexadecimal digits. */
export const inkDigest = (drawing: Drawing, hashes: PictureHashes = {}): string =>
  createHash('sha256').update(inkText(drawing, hashes)).digest('hex')

/** The drawing that a log leaves. */
export const foldLog = ({ size, operations }: InkLog): Drawing =>
  foldOperations(size, operations.map(({ opId, kind, payload }) => decodePayload(opId, kind, payload)))

/** The digests of what logs leave, in a process apart. */
export const digestLogs = (logs: readonly DigestLog[]): string[] =>
  logs.map((log) => inkDigest(foldLog(log), log.hashes))
