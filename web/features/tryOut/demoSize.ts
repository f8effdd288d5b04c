/** The largest the demo's canvas gets, in CSS pixels, and its drawing space. */
export const DEMO_SIZE = { width: 810, height: 530 } as const

/** What the window keeps beside the canvas, in CSS pixels, and how high the canvas is for the width that is left. */
const BESIDE = 48
const HEIGHT_SHARE = 0.65

const ROOM = `100vw - ${BESIDE}px`
/** The canvas's sides: as wide as the window leaves, at most the largest size. */
export const DEMO_WIDTH = `min(${DEMO_SIZE.width}px, ${ROOM})`
export const DEMO_HEIGHT = `min(${DEMO_SIZE.height}px, (${ROOM}) * ${HEIGHT_SHARE})`
