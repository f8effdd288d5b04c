import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { type ExportPreview, PREVIEWING, previewExport } from './exportPreview.service.ts'
import { exportAs, exportScope } from './exportRequest.ts'
import { CreateExportInput, ExportWarningRef } from './projectExport.graphql.ts'

/** Reading a whole project and painting a page, beside fields that cost 1 each. */
const PREVIEW_COST = 10_000

const ExportPreviewRef = builder.objectRef<ExportPreview>('ExportPreview').implement({
  description: 'A page of what an export would write.',
  authScopes: { 'exports:read': true },
  fields: (t) => ({
    pictureUrl: t.string({
      nullable: true,
      description: 'The page as a picture: a `data:` address that holds a WebP. Null for texts, videos and DATA.',
      resolve: ({ shown }) =>
        shown?.picture ? `data:image/webp;base64,${Buffer.from(shown.picture.file).toString('base64')}` : null,
    }),
    width: t.int({
      nullable: true, description: 'The width of the picture in pixels.',
      resolve: ({ shown }) => shown?.picture?.width ?? null,
    }),
    height: t.int({
      nullable: true, description: 'Its height in pixels.', resolve: ({ shown }) => shown?.picture?.height ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'The beginning of a file of text, such as a cut, a screenplay or a table; null for others.',
      resolve: ({ shown }) => shown?.text ?? null,
    }),
    page: t.int({
      description: 'The page that is shown: the last one if a later one was asked for.',
      resolve: ({ shown }) => shown?.page ?? 1,
    }),
    pageCount: t.int({
      description: 'The number of pages: those of a PDF, else files of pictures or of texts.',
      resolve: ({ shown }) => shown?.pageCount ?? 1,
    }),
    shotCount: t.int({ description: 'The number of shots in the scope.', resolve: ({ shots }) => shots }),
    frames: t.exposeInt('frames', { description: 'The frames of these shots together.' }),
    estimatedBytes: t.field({
      type: 'Long', nullable: true, description: 'The estimated size of the file in bytes; null if unknown.',
      resolve: ({ shown }) => shown?.bytes ?? null,
    }),
    fileName: t.exposeString('fileName', { description: 'The name that the file would have.' }),
    warnings: t.field({
      type: [ExportWarningRef],
      description: 'What would not be as it was asked for, as far as this page shows it.',
      resolve: ({ warnings }) => [...warnings],
    }),
  }),
})

builder.queryField('exportPreview', (t) =>
  t.field({
    type: ExportPreviewRef,
    nullable: true,
    description:
      'A page of what `createExport` would write. Writes nothing. A token needs the scopes that read its contents. ' +
      'Fails as `createExport` does, except for its limits: RATE_LIMITED beyond ' +
      `${PREVIEWING.most} in ${PREVIEWING.seconds / 60} minutes.`,
    authScopes: { 'exports:read': true },
    extensions: { cost: PREVIEW_COST },
    args: {
      input: t.arg({ type: CreateExportInput, description: 'The export.' }),
      page: t.arg.int({ defaultValue: 1, description: 'The 1-based page.' }),
    },
    resolve: (_root, { input: { projectId, what, as, fileName }, page }, context) =>
      previewExport(requireViewer(context), projectId.id, {
        as: exportAs(as), scope: exportScope(what), fileName: fileName ?? null,
      }, page),
  }),
)
