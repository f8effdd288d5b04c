import type { FileUpload } from '../../../__generated__/prisma/client.ts'
import { requireViewer } from '../../../context.ts'
import { builder } from '../../../graphql/builder.ts'
import { toTypeId } from '../../../kernel/ids.ts'
import { MOST_UPLOAD_BYTES } from '../../../kernel/fileLimit.ts'
import { files } from '../../media/files.ts'
import { ProjectNode } from '../../projects/project.graphql.ts'
import {
  createUpload, MOST_UPLOADS, MOST_UPLOADS_PER_HOUR, RESUMABLE_HOURS, visibleTo,
} from './fileUpload.service.ts'
import { uploadKey } from './importFile.ts'

const UploadPurposeEnum = builder.enumType('UploadPurpose', {
  description: 'The purpose of a file that is sent in parts.',
  values: { IMPORT: { description: 'It is imported by `startImport`.' } } as const,
})

/** Where the parts of an upload are sent. */
export const uploadPath = (id: string) => `/media/uploads/${toTypeId('FileUpload', id)}`

/** An upload by its id. */
export const FileUploadNode = builder.prismaNode('FileUpload', {
  id: { field: 'id' },
  description: 'A file that you send in parts, to be imported.',
  authScopes: { 'imports:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    project: t.relation('project', { description: 'The project.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    bytes: t.expose('bytes', { type: 'Long', description: 'The size of the whole file in bytes.' }),
    offset: t.field({
      type: 'Long', description: 'The number of bytes that have come.', select: { id: true },
      resolve: ({ id }) => files().size(uploadKey(id)),
    }),
    url: t.string({
      description:
        'The address for PUT, on this server, with your token. `Content-Range: bytes 0-1023/4096` names the part, ' +
        'which begins at the offset; without it the whole file is sent. HEAD returns the offset as `Upload-Offset`.',
      select: { id: true },
      resolve: ({ id }) => uploadPath(id),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime', description: 'The time at which it is deleted unless it is imported.',
    }),
  }),
})

builder.relayMutationField(
  'createUpload',
  {
    description: 'The file.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project in which it will be imported.' }),
      purpose: t.field({ type: UploadPurposeEnum, description: 'The purpose.' }),
      fileName: t.string({ description: 'The name of the file.' }),
      bytes: t.field({
        type: 'Long', description: `The size of the file in bytes: 1 to ${MOST_UPLOAD_BYTES.toLocaleString('en-US')}.`,
      }),
      sha256: t.string({ description: 'The SHA-256 of the file in 64 hexadecimal digits.' }),
    }),
  },
  {
    description:
      `Announces a file that is sent in parts and can be resumed for ${RESUMABLE_HOURS} hours. \`startImport\` takes ` +
      'its id. INVALID_INPUT for an impossible size or hash; PLAN_LIMIT without storage for it; CONFLICT beyond ' +
      `${MOST_UPLOADS} at once; RATE_LIMITED beyond ${MOST_UPLOADS_PER_HOUR} per hour.`,
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { projectId, fileName, bytes, sha256 } }, context) =>
      createUpload(requireViewer(context), projectId.id, { fileName, bytes, sha256 }),
  },
  {
    description: 'The announced file.',
    outputFields: (t) => ({
      upload: t.field({ type: FileUploadNode, description: 'The upload.', resolve: (row: FileUpload) => row }),
    }),
  },
)
