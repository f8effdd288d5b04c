import type { FrameNumbering, TemplatePart } from '../../__generated__/prisma/enums.ts'
import type { FrameRate } from '../../kernel/frames.ts'
import { declareHook } from '../../kernel/hook.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** How much a template holds. */
export interface TemplateCounts {
  statusCount: number
  boardCount: number
  sceneCount: number
  shotCount: number
  taskCount: number
}

/** Rows of a part, as JSON. They refer to each other by the ids of their originals. */
export type TemplateRows = readonly unknown[]

/** The rows of each part that a template holds. */
export type TemplateContents = Readonly<Partial<Record<TemplatePart, TemplateRows>>>

/** What a new project takes from a template. */
export interface UsedTemplate {
  parts: readonly TemplatePart[]
  contents: TemplateContents
  frameRate: FrameRate
  firstFrame: number
  frameNumbering: FrameNumbering
  /** The layers that its new drawings offer. */
  layerRoles: string[]
}

/** A project made from a template. */
export interface TemplateUse {
  projectId: string
  /** The frame rates of the template and of the project. */
  from: FrameRate
  to: FrameRate
  /** The new ids of what was written so far, by those of the originals. */
  copies: Map<string, string>
}

/** How one part of projects is kept in templates: structure alone, without people, dates, drawings and files. */
export interface KeptPart {
  part: TemplatePart
  /** Reads the rows of a project, and counts them. */
  read(tx: Transaction, projectId: string): Promise<{ rows: TemplateRows; counts: Partial<TemplateCounts> }>
  /** Writes rows that `read` returned into a new project. */
  write(tx: Transaction, use: TemplateUse, rows: TemplateRows): Promise<void>
}

/** The parts of templates, in the order in which they are written: later ones refer to those before. */
export const templateParts = declareHook<KeptPart>('templateParts')
