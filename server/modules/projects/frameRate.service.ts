import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion } from '../../kernel/errors.ts'
import { checkFrameRate, type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { frameRateChanged, type FrameRateKeep } from './projectHooks.ts'

/**
 * Gives a project another frame rate. Keeping seconds, every shot, in the trash too, gets the number of frames that
 * lasts as long; keeping frames, every shot lasts longer or shorter. The rate it has already changes nothing.
 * CONFLICT at another version.
 */
export async function changeFrameRate(
  viewer: Viewer,
  projectId: string,
  input: { frameRate: FrameRate; keep: FrameRateKeep; expectedVersion?: ExpectedVersion },
): Promise<{ id: string }> {
  const { keep, expectedVersion } = input
  const to = checkFrameRate(input.frameRate)
  return changeProject(viewer, projectId, 'projects:write', async ({ tx, record, project }) => {
    demandVersion('Project', project, expectedVersion)
    const from = frameRateOf(project)
    if (from.numerator === to.numerator && from.denominator === to.denominator) return { id: projectId }
    await tx.project.update({
      where: { id: projectId },
      data: {
        frameRateNumerator: to.numerator, frameRateDenominator: to.denominator, version: { increment: 1 },
      },
    })
    for (const adapt of frameRateChanged()) await adapt(tx, projectId, { from, to, keep, userId: viewer.userId })
    record('project.frameRateChanged', { type: 'Project', id: projectId }, { from: { ...from }, to: { ...to }, keep })
    return { id: projectId }
  })
}
