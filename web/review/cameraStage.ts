import { type CSSProperties, type RefObject, useLayoutEffect } from 'react'
import { paperOf } from '../../drawing/camera.ts'
import { fitInto } from '../../drawing/fit.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import { cameraCss, seenAt } from '../lib/cameraView.ts'
import type { ReviewView } from './reviewApi.ts'

/** Where a player is in a picture: the frame of it, which may lie between two, and how many it has. */
export interface PicturePlace {
  readonly at: number
  readonly frames: number
}

/** Where the picture of the paper lies in the frame, as the drawing does; undefined without a camera. */
export function paperStyle({ width, height, camera }: ReviewView, stage: DrawingSize): CSSProperties | undefined {
  if (!camera) return undefined
  const size = { width, height }
  const paper = paperOf({ size, camera })
  const { x, y, scale } = fitInto(size, stage)
  return {
    position: 'absolute', maxWidth: 'none', left: x + paper.x * scale, top: y + paper.y * scale,
    width: paper.width * scale, height: paper.height * scale,
  }
}

type CameraMotion = {
  view: ReviewView
  /** The frame on the page, in CSS pixels. */
  stage: DrawingSize
  /** The picture of the paper is there; until then the start stands in for it. */
  isPaper: boolean
  isPlaying: boolean
  /** Changes with every frame that is shown. */
  frame: number
  place: () => PicturePlace
}

/** Moves what lies in an element as the camera of a view sees it, with every animation frame while it plays. */
export function useCameraMotion(element: RefObject<HTMLElement | null>, motion: CameraMotion): void {
  const { view: { width, height, ...view }, stage, isPaper, isPlaying, frame, place } = motion
  const camera = isPaper ? view.camera : null
  useLayoutEffect(() => {
    const style = element.current?.style
    if (!style) return
    const show = (): void => {
      const { at, frames } = place()
      const size = { width, height }
      style.transform = camera ? cameraCss(seenAt(camera, size, at, frames), size, fitInto(size, stage).scale).to : ''
    }
    show()
    if (!isPlaying || !camera) return
    let turn = requestAnimationFrame(function move() {
      show()
      turn = requestAnimationFrame(move)
    })
    return () => cancelAnimationFrame(turn)
  }, [camera, element, frame, height, isPlaying, place, stage, width])
}
