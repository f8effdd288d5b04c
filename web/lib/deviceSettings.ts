import type { StrokeBrush } from '../../drawing/stroke.ts'
import { Listeners } from './listeners.ts'

/** What a button of a pen does. */
export const PEN_ACTIONS = ['menu', 'pick', 'eraser', 'undo', 'redo', 'pan', 'nothing'] as const
export type PenAction = (typeof PEN_ACTIONS)[number]

/** What is settled for one browser. */
export interface DeviceSettings {
  /** The theme; the system decides while nothing was chosen. */
  readonly colorMode: 'light' | 'dark' | 'system'
  /** When edits that save themselves are sent: with every change, or after a minute of rest. */
  readonly autosave: 'at-once' | 'minute'
  /** Whether a letter or sign alone is a shortcut. */
  readonly singleKeys: 'on' | 'off'
  /** Whether a tap with two fingers undoes in a drawing, and one with three does it again. */
  readonly fingerTaps: 'on' | 'off'
  /** Whether fingers draw; without a choice, they do until a pen was seen. Else they move the view. */
  readonly fingerDrawing: 'on' | 'off'
  /** What the buttons of a pen do, the one that is nearer to the tip first. */
  readonly penButton: PenAction
  readonly secondPenButton: PenAction
  /** The hand that draws: the tools of the preview stand at its side. */
  readonly handedness: 'right' | 'left'
  /** The keyboard shortcuts that the account changed, as JSON; what the account has comes with every page. */
  readonly shortcuts: string
  /** The brush's color: `#rrggbb`, lower case. */
  readonly brushColor: string
  /** Half of the brush's width, in drawing-space pixels. */
  readonly brushRadius: number
  /** The colors chosen last, the newest first: up to twelve, with commas. */
  readonly recentColors: string
  /** How the brush of the preview paints. */
  readonly brushKind: StrokeBrush
  /** Half of the width of brushes of other kinds than ink. */
  readonly pencilRadius: number
  readonly markerRadius: number
  readonly softRadius: number
  /** Half of the widest gap that an area does not pass. */
  readonly fillRadius: number
  /** How opaque brushes of the preview are, 0–1. */
  readonly inkOpacity: number
  readonly pencilOpacity: number
  readonly markerOpacity: number
  readonly softOpacity: number
  readonly fillOpacity: number
  /** Length of the brush's rope, in screen pixels. */
  readonly smoothness: number
  /** Whether other frames shine through under a drawing of the preview, how many before and after, and how strongly. */
  readonly onionSkin: 'on' | 'off'
  readonly onionBefore: number
  readonly onionAfter: number
  readonly onionStrength: number
  /** The guides over frames of the preview, by their names, with commas. */
  readonly guides: string
  /** The layer that was drawn on last: `base`, a role, or the key of one drawing's layer. */
  readonly layer: string
}

type SettingName = keyof DeviceSettings

const oneOf =
  <Choice extends string>(...choices: Choice[]) =>
  (stored: string): Choice | null =>
    choices.find((choice) => choice === stored) ?? null

function finiteNumber(stored: string): number | null {
  return stored !== '' && Number.isFinite(Number(stored)) ? Number(stored) : null
}

function jsonOf(stored: string): string | null {
  try {
    return JSON.parse(stored) === null ? null : stored
  } catch {
    return null
  }
}

const READERS: { readonly [Name in SettingName]: (stored: string) => DeviceSettings[Name] | null } = {
  colorMode: oneOf('light', 'dark', 'system'),
  autosave: oneOf('at-once', 'minute'),
  singleKeys: oneOf('on', 'off'),
  fingerTaps: oneOf('on', 'off'),
  fingerDrawing: oneOf('on', 'off'),
  penButton: oneOf(...PEN_ACTIONS),
  secondPenButton: oneOf(...PEN_ACTIONS),
  handedness: oneOf('right', 'left'),
  shortcuts: jsonOf,
  brushColor: (stored) => (/^#[0-9a-f]{6}$/.test(stored) ? stored : null),
  recentColors: (stored) => (/^(?:#[0-9a-f]{6}(?:,(?=#)|$)){1,12}$/.test(stored) ? stored : null),
  brushRadius: finiteNumber,
  brushKind: oneOf('ink', 'pencil', 'marker', 'soft', 'fill'),
  pencilRadius: finiteNumber,
  markerRadius: finiteNumber,
  softRadius: finiteNumber,
  fillRadius: finiteNumber,
  inkOpacity: finiteNumber,
  pencilOpacity: finiteNumber,
  markerOpacity: finiteNumber,
  softOpacity: finiteNumber,
  fillOpacity: finiteNumber,
  smoothness: finiteNumber,
  onionSkin: oneOf('on', 'off'),
  onionBefore: finiteNumber,
  onionAfter: finiteNumber,
  onionStrength: finiteNumber,
  guides: (stored) => stored,
  layer: (stored) => (/^[a-z0-9-]{1,36}$/.test(stored) ? stored : null),
}

const STORAGE_PREFIX = 'framewright.'
const listeners = new Listeners()

/** What was chosen in this browser; null while nothing was. */
export function readSetting<Name extends SettingName>(name: Name): DeviceSettings[Name] | null {
  const stored = localStorage.getItem(`${STORAGE_PREFIX}${name}`)
  return stored === null ? null : READERS[name](stored)
}

/** Remembers a choice in this browser; it acts at once, here and in other tabs. */
export function rememberSetting<Name extends SettingName>(name: Name, value: DeviceSettings[Name]): void {
  localStorage.setItem(`${STORAGE_PREFIX}${name}`, String(value))
  listeners.tell()
}

function hearOtherTabs(event: StorageEvent): void {
  if (event.key === null || event.key.startsWith(STORAGE_PREFIX)) listeners.tell()
}

/** Calls the listener when a setting may have changed, in another tab too; returns how to stop. */
export function subscribeToSettings(listener: () => void): () => void {
  if (listeners.count === 0) window.addEventListener('storage', hearOtherTabs)
  const stop = listeners.subscribe(listener)
  return () => {
    stop()
    if (listeners.count === 0) window.removeEventListener('storage', hearOtherTabs)
  }
}

/** Whether edits are sent with every change instead of after a minute of rest. */
export const isSavedAtOnce = (): boolean => readSetting('autosave') === 'at-once'

/** Whether a letter or sign alone may be a shortcut (WCAG 2.1.4: they can be turned off). */
export const areSingleKeysOn = (): boolean => readSetting('singleKeys') !== 'off'

/** Calls the listener when edits are to be sent at once from now on; returns how to stop. */
export function whenSavedAtOnce(listener: () => void): () => void {
  let wasAtOnce = isSavedAtOnce()
  return subscribeToSettings(() => {
    const isAtOnce = isSavedAtOnce()
    if (isAtOnce && !wasAtOnce) listener()
    wasAtOnce = isAtOnce
  })
}
