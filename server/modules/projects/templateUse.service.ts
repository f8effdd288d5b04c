import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { CONTENTS } from './projectDuplication.service.ts'
import { type TemplateContents, templateParts, type UsedTemplate } from './templateParts.ts'

/** A template of an organization, for a new project. NOT_FOUND for that of another; a token needs to write contents. */
export async function readTemplate(
  tx: Transaction,
  viewer: Viewer,
  organizationId: string,
  id: string,
): Promise<UsedTemplate> {
  demandCredential(viewer, ...CONTENTS)
  const template = await tx.projectTemplate.findFirst({ where: { id, organizationId } })
  if (!template) throw notFound('Template', 'templateId')
  const { parts, contents, firstFrame, frameNumbering, layerRoles } = template
  const frameRate = frameRateOf(template)
  return { parts, contents: contents as TemplateContents, frameRate, firstFrame, frameNumbering, layerRoles }
}

/** Writes what a template holds into a new project; shots keep their seconds at another frame rate. */
export async function fillFromTemplate(
  tx: Transaction,
  projectId: string,
  { contents, frameRate: from }: UsedTemplate,
  to: FrameRate,
): Promise<void> {
  const use = { projectId, from, to, copies: new Map<string, string>() }
  for (const { part, write } of templateParts()) {
    const { [part]: rows } = contents
    if (rows) await write(tx, use, rows)
  }
}
