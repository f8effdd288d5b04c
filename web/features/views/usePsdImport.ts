import { useContext } from 'react'
import { graphql } from 'react-relay'
import type { usePsdImportMutation } from '../../__generated__/usePsdImportMutation.graphql.ts'
import { layerMessages } from '../../messages/layers.ts'
import { useChange } from '../../relay/useChange.ts'
import { useImageUploading, type ImageToSend } from '../uploads/useImageUploading.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { LayeringContext } from './layerChoice.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** The largest Photoshop file, in bytes. */
const MAXIMUM_PSD_BYTES = 104_857_600

const PSD = {
  problemOf: ({ size }: Pick<File, 'size'>) => (size > MAXIMUM_PSD_BYTES ? layerMessages.psdTooLarge : null),
  done: layerMessages.psdImported,
}

/** Makes the layers of a Photoshop file layers of the drawing that is worked on; null where it has none. */
export function usePsdImport(sheet: DeskSheet | null): ((file: File) => void) | null {
  const desk = useContext(DrawingDeskContext)
  const { isOn } = useContext(LayeringContext)
  const [importLayers] = useChange<usePsdImportMutation, ImageToSend>(
    graphql`
      mutation usePsdImportMutation($input: ImportLayersInput!) {
        importLayers(input: $input) {
          view {
            id
            revision
          }
        }
      }
    `,
    ({ ownerId, file, watch }) => ({
      variables: { input: { viewId: ownerId, file: null } },
      uploadables: { 'input.file': file },
      cacheConfig: { metadata: { upload: watch } },
    }),
  )
  const upload = useImageUploading(async (psd) => {
    // What is drawn is hidden where the server has it.
    if (sheet) await desk?.saveNow(sheet.shotId)
    await importLayers(psd)
    desk?.receive([psd.ownerId])
  }, PSD)
  return isOn && sheet && desk ? (file) => upload(sheet.viewId, file) : null
}
