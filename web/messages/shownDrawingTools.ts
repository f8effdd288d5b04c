import { messages } from '../messages.ts'
import { drawingToolMessages } from './drawingTools.ts'

/** The words of the tools of the frame preview in the language shown. */
export const drawingToolWords = messages.drawingTools ?? drawingToolMessages
