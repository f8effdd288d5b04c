/** A press becomes a drag when the mouse has moved this far, in pixels. */
export const DRAG_DISTANCE = 6
/** A finger that rests this long picks up; moving earlier scrolls. Milliseconds and pixels. */
export const TOUCH_DELAY_MS = 220
export const TOUCH_TOLERANCE = 8
/** How long a dropped card flies to its place, in milliseconds. */
export const DROP_DURATION_MS = 250
/** How often a list scrolls on while a card is held at its edge, in milliseconds. */
export const AUTO_SCROLL_INTERVAL_MS = 5

// Sensors are made again with options that are: everything that can be dragged would be rendered again with each.
export const BY_MOUSE = { activationConstraint: { distance: DRAG_DISTANCE } }
export const BY_TOUCH = { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE } }
