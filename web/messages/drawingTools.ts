/** What is drawn with in the frame preview, beside brushes and layers. Loaded with the preview. */
export const drawingToolMessages = {
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
}

export type DrawingToolMessages = typeof drawingToolMessages
