import { createContext } from 'react'

/** What helps to place things in a frame, and is never part of a picture. */
export const GUIDES = ['thirds', 'middle', 'safe', 'cells', 'mask239', 'mask185', 'mask916'] as const

export type GuideName = (typeof GUIDES)[number]

/** Whether the guides of this browser are shown over drawings in this part of the page. */
export const GuidesContext = createContext(false)

/** The guides that a setting names. */
export const guidesOf = (setting: string | null): readonly GuideName[] => {
  const names = setting?.split(',') ?? []
  return GUIDES.filter((guide) => names.includes(guide))
}

/** A rectangle as shares of the frame's sides. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const inset = (part: number): Share => ({ x: (1 - part) / 2, y: (1 - part) / 2, width: part, height: part })

/** Action safe and title safe (SMPTE ST 2046-1): 93 % and 90 % of the frame's sides. */
export const SAFE: readonly Share[] = [inset(0.93), inset(0.9)]

const MASKS: Readonly<Partial<Record<GuideName, number>>> = { mask239: 2.39, mask185: 1.85, mask916: 9 / 16 }

/** The part of a frame of a ratio that a mask leaves; null for what is none. */
export function shownBy(guide: GuideName, ratio: number): Share | null {
  const wanted = MASKS[guide]
  if (wanted === undefined) return null
  const width = Math.min(1, wanted / ratio)
  const height = Math.min(1, ratio / wanted)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
