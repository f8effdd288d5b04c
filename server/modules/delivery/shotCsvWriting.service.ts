import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { changeLockedShots, type ShotChange } from '../board/shot.service.ts'
import { createShotsIn, type NewShot } from '../board/shotCreation.service.ts'
import { addStoryboard } from '../board/storyboard.service.ts'
import { inParts, type PlanRow } from './csvPlan.ts'
import { type Accepts, type AppliedItem, CREATED, type ShotWas } from './imports/before.ts'

/** What a plan of shots writes, by the board: its id, or the code of a new one. */
export interface BoardWork {
  key: string
  id: string | null
  code: string
  created: { row: PlanRow; shot: NewShot }[]
  changed: { row: PlanRow; shot: ShotChange; was: ShotWas }[]
}

/** The part of a board's work that is accepted. */
const acceptedOf = ({ created, changed }: BoardWork, accepts: Accepts) => ({
  created: created.filter(({ row }) => accepts(row.key)),
  changed: changed.filter(({ row }) => accepts(row.key)),
})

async function makeBoard({ tx, project, record }: ProjectChange, code: string): Promise<string> {
  const { id } = await addStoryboard(tx, project.id, { name: code, description: '', code, codeBase: code })
  record('storyboard.created', { type: 'Storyboard', id }, { name: code, code })
  return id
}

/** Whether something on a board that is there is accepted. */
export function isChanged(work: BoardWork, accepts: Accepts): boolean {
  const { created, changed } = acceptedOf(work, accepts)
  return work.id !== null && created.length + changed.length > 0
}

/** Writes the accepted part of the work on a board, by the changes that people make by hand. */
export async function writeBoard(
  change: ProjectChange,
  viewer: Viewer,
  work: BoardWork,
  accepts: Accepts,
): Promise<AppliedItem[]> {
  const { created, changed } = acceptedOf(work, accepts)
  if (work.id === null ? !accepts(work.key) : !isChanged(work, accepts)) return []
  const id = work.id ?? (await makeBoard(change, work.code))
  const applied: AppliedItem[] = []
  if (work.id === null) applied.push({ key: work.key, subjectType: 'Storyboard', subjectId: id, before: CREATED })
  for (const part of inParts(created)) {
    const { shots } = await createShotsIn(change, id, part.map(({ shot }) => shot))
    for (const [index, shot] of shots.entries()) {
      applied.push({ key: part[index]?.row.key ?? '', subjectType: 'Shot', subjectId: shot.id, before: CREATED })
    }
  }
  for (const part of inParts(changed)) {
    await changeLockedShots(change, viewer, id, part.map(({ shot }) => shot))
    for (const { row, shot, was } of part) {
      applied.push({ key: row.key, subjectType: 'Shot', subjectId: shot.id, before: { did: 'CHANGED', was } })
    }
  }
  return applied
}
