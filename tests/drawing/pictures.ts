import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createCanvas, Image } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { expect } from 'vitest'

/** Antialiasing differs between machines: a channel may be off by this much, and this part of all pixels by more. */
const CHANNEL_TOLERANCE = 24
const STRAY_PIXELS = 0.0005

/** Red, green, blue and alpha, 0–255, of the pixel that holds a place. */
export function pixelAt(canvas: Canvas, x: number, y: number): number[] {
  return [...canvas.getContext('2d').getImageData(Math.floor(x), Math.floor(y), 1, 1).data]
}

/** Red, green, blue and alpha of every pixel, row by row, on white paper. */
export function bytesOf(canvas: Canvas): Uint8ClampedArray {
  const paper = createCanvas(canvas.width, canvas.height)
  const context = paper.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(canvas, 0, 0)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}

/** Part of the pixels that differ by more than the tolerance in any channel. */
export function differenceOf(one: Canvas, other: Canvas, tolerance = CHANNEL_TOLERANCE): number {
  const [first, second] = [bytesOf(one), bytesOf(other)]
  expect(first.length).toBe(second.length)
  let count = 0
  for (let pixel = 0; pixel < first.length; pixel += 4) {
    const isOff = [0, 1, 2, 3].some(
      (channel) => Math.abs((first[pixel + channel] ?? 0) - (second[pixel + channel] ?? 0)) > tolerance,
    )
    if (isOff) count++
  }
  return count / (first.length / 4)
}

/**
 * Compares a canvas with the committed picture `tests/fixtures/drawing/<name>.png`. Run with `UPDATE_GOLDENS=1` to
 * overwrite it, and look at it before committing.
 */
export async function expectGolden(canvas: Canvas, name: string): Promise<void> {
  const path = new URL(`../fixtures/drawing/${name}.png`, import.meta.url)
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(path, await canvas.encode('png'))
  expect(existsSync(path), `${name}.png is missing; write it with UPDATE_GOLDENS=1`).toBe(true)
  const image = new Image()
  image.src = readFileSync(path)
  await image.decode()
  const golden = createCanvas(image.width, image.height)
  golden.getContext('2d').drawImage(image, 0, 0)
  expect(differenceOf(canvas, golden)).toBeLessThanOrEqual(STRAY_PIXELS)
}
