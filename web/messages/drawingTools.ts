import { translated } from './translated.ts'

/** What is drawn with in the frame preview, beside brushes and layers. Loaded with the preview. */
export const drawingToolMessages = translated('drawingToolMessages', {
  turn: {
    left: 'Turn left',
    leftHint: (key: string) => `Turn left by 15°. Or hold ${key} and drag, or press ←`,
    right: 'Turn right',
    rightHint: (key: string) => `Turn right by 15°. Or hold ${key} and drag, or press →`,
    flip: 'Mirror the view',
    degrees: (degrees: number) => `${degrees}°`,
    mirrored: 'Mirrored',
    straighten: 'Set the view straight',
    state: (angle: string, isMirrored: boolean) => `View turned by ${angle}${isMirrored ? ' and mirrored' : ''}`,
  },
  pick: {
    button: 'Eyedropper',
    hint: 'Eyedropper: pick a color from the picture. Or hold Alt and press on it',
    surface: 'Pick a color from the picture',
    help: 'Arrow keys move; with Shift they move finely. Enter picks the color, Esc leaves.',
  },
  camera: {
    button: 'Camera',
    hint: 'Camera move: what the camera shows at the start and at the end',
  },
  opacity: {
    label: 'Brush opacity',
    value: (percent: number) => `${percent}%`,
  },
  palette: {
    open: 'Colors of the project',
    project: 'Project',
    recent: 'Last colors',
    empty: 'No colors yet. Add the one you draw with.',
    add: 'Add this color',
    addFailed: 'Could not add the color',
    present: 'The palette has this color.',
    full: 'A palette has at most 64 colors.',
    edit: 'Edit colors',
    title: 'Colors of the project',
    line: 'Everybody draws with these colors. Changing or removing one changes no drawing.',
    loadFailed: 'The colors could not be loaded',
    value: (name: string) => `Change the color ${name}`,
    name: (name: string) => `Name of ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    moveFailed: 'Could not move the color',
    removeFailed: 'Could not remove the color',
    outdated: 'Somebody else changed this color meanwhile. Change it again to replace that.',
  },
})
