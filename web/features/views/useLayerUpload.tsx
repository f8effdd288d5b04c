import { useContext, useRef, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { useLayerUploadMutation } from '../../__generated__/useLayerUploadMutation.graphql.ts'
import type { LayerKey } from '../../../drawing/layer.ts'
import { layerMessages } from '../../messages/layers.ts'
import { useChange } from '../../relay/useChange.ts'
import { useImageUploading, type ImageToSend } from '../uploads/useImageUploading.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** Chooses a file and puts it on a layer of a drawing on the desk. `field` belongs into the page. */
export function useLayerUpload({ shotId, viewId }: DeskSheet): { choose: (key: LayerKey) => void; field: ReactNode } {
  const desk = useContext(DrawingDeskContext)
  const input = useRef<HTMLInputElement>(null)
  const target = useRef<LayerKey>('')
  const [setPicture] = useChange<useLayerUploadMutation, ImageToSend & { layerKey: LayerKey }>(
    graphql`
      mutation useLayerUploadMutation($input: SetLayerImageInput!) {
        setLayerImage(input: $input) {
          view {
            id
            revision
          }
        }
      }
    `,
    ({ ownerId, layerKey, file, watch }) => ({
      variables: { input: { viewId: ownerId, layerKey, file: null } },
      uploadables: { 'input.file': file },
      cacheConfig: { metadata: { upload: watch } },
    }),
  )
  const upload = useImageUploading(async (image) => {
    const layerKey = target.current
    // The server puts it on a layer that it has.
    await desk?.saveNow(shotId)
    await setPicture({ ...image, layerKey })
    desk?.receive([image.ownerId])
  })
  return {
    choose(key) {
      target.current = key
      input.current?.click()
    },
    field: (
      <input
        ref={input} type="file" accept="image/*" hidden aria-label={layerMessages.pictureFile}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) upload(viewId, file)
        }}
      />
    ),
  }
}
