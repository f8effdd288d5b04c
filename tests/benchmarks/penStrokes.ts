import type { CDPSession, Page } from '@playwright/test'
import { base64ToBytes } from '../../drawing/base64.ts'
import { decodePayload } from '../../drawing/encoding.ts'
import type { OperationKind } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { Client } from '../harness/client.ts'
import type { Person } from '../harness/fixtures.ts'

const STROKE_SECONDS = 0.5
/** A hand needs this long from the end of a line to the next one's beginning. */
const BETWEEN_STROKES_MS = 200
const MILLISECONDS = 1_000
/** Of a shot's drawing space, in pixels. */
const FRAME_WIDTH = 420

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Place {
  x: number
  y: number
}

export interface Box extends Place {
  width: number
  height: number
}

/** Sends a pen's line on a clock without waiting for answers; answers where each sample was. */
export async function sendStroke(session: CDPSession, box: Box, hz: number, seed: number): Promise<Place[]> {
  const samples = Array.from({ length: Math.round(hz * STROKE_SECONDS) }, (_, index) => {
    const turn = index / hz
    return {
      x: box.x + box.width * (0.15 + (0.7 * turn) / STROKE_SECONDS),
      y: box.y + box.height * (0.5 + 0.3 * Math.sin(turn * 14 + seed)),
      force: 0.3 + 0.4 * Math.abs(Math.sin(turn * 5 + 0.1)),
    }
  })
  const answers: Promise<unknown>[] = []
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', sample: (typeof samples)[number]) =>
    answers.push(
      session.send('Input.dispatchMouseEvent', {
        type, ...sample, pointerType: 'pen', button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1,
      }),
    )
  const start = performance.now()
  for (const [index, sample] of samples.entries()) {
    const wait = start + (index * MILLISECONDS) / hz - performance.now()
    if (wait > 0) await pause(wait)
    send(index === 0 ? 'mousePressed' : 'mouseMoved', sample)
  }
  const last = samples.at(-1)
  if (last) send('mouseReleased', last)
  await Promise.all(answers)
  await pause(BETWEEN_STROKES_MS)
  return samples
}

/** Shows a page with one canvas on which a few lines of script draw what a pen does; answers where the canvas is. */
export async function showPlainCanvas(page: Page): Promise<Box> {
  const box = { x: 200, y: 200, width: FRAME_WIDTH, height: 240 }
  await page.evaluate(({ x, y, width, height }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    canvas.style.cssText = `position: fixed; left: ${x}px; top: ${y}px`
    document.body.append(canvas)
    const context = canvas.getContext('2d')
    const points: { x: number; y: number }[] = []
    window.addEventListener('pointermove', (event) => {
      if (!context || event.buttons === 0) return
      for (const { clientX, clientY } of event.getCoalescedEvents()) points.push({ x: clientX - x, y: clientY - y })
      context.save()
      context.beginPath()
      context.rect(0, 0, width, height)
      context.clip()
      context.beginPath()
      for (const point of points.slice(-8)) context.lineTo(point.x, point.y)
      context.stroke()
      context.restore()
    })
  }, box)
  return box
}

interface StoredStroke {
  stroke: Stroke
  /** Characters of its operation in a request. */
  length: number
}

export async function storedStrokes(client: Client, person: Person, viewId: string): Promise<StoredStroke[]> {
  interface Log {
    viewOps: { nodes: { opId: string; kind: OperationKind; payload: string }[] }
  }
  const { viewOps } = await client.ask<Log>(
    person,
    `query ($viewId: ID!) { viewOps(viewId: $viewId, first: 1000) { nodes { opId kind payload } } }`,
    { viewId },
  )
  return viewOps.nodes.flatMap(({ opId, kind, payload }) => {
    const operation = decodePayload(opId, kind, base64ToBytes(payload))
    if (operation.kind !== 'ADD_STROKES') return []
    return operation.strokes.map((stroke) => ({ stroke, length: payload.length }))
  })
}

/** Compares what the pen did with what was stored: samples lost, and how far the farthest one is off. */
export function compare(sent: readonly Place[][], stored: readonly StoredStroke[], box: Box) {
  const scale = FRAME_WIDTH / box.width
  let [lost, deviation] = [0, 0]
  for (const [index, samples] of sent.entries()) {
    const points = stored[index]?.stroke.points ?? []
    lost += Math.abs(samples.length - points.length)
    for (const [place, { x, y }] of samples.entries()) {
      const point = points[place]
      if (!point) continue
      const distance = Math.hypot(point.x - (x - box.x) * scale, point.y - (y - box.y) * scale)
      deviation = Math.max(deviation, distance)
    }
  }
  return { lost, deviation, sentCount: sent.flat().length }
}
