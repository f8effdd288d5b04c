import { CODE_PATTERN } from '../../../kernel/codes.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { addStoryboard } from '../../board/storyboard.service.ts'
import { csvRowFailures } from '../csv.failures.ts'
import { CREATED } from './before.ts'
import type { ImportPlan, ImportTarget, NewBoard, PlannedItem } from './reader.ts'

/** The key of the item of a new board. */
const BOARD_KEY = 'board'

/** The board that a file goes into, also one that is not there yet. */
export async function boardOf(
  tx: Transaction, { storyboardId, newBoard }: ImportTarget,
): Promise<{ id: string; code: string }> {
  if (newBoard) return newBoard
  return tx.storyboard.findUniqueOrThrow({ where: { id: storyboardId ?? '' }, select: { id: true, code: true } })
}

async function boardItem(tx: Transaction, projectId: string, { name, code }: NewBoard): Promise<PlannedItem> {
  const where = { kind: 'STORYBOARD', parentId: projectId, code: code.toLowerCase() } as const
  const isFree = CODE_PATTERN.test(code) && (await tx.assignedCode.count({ where })) === 0
  return {
    key: BOARD_KEY, change: isFree ? 'ADDED' : 'REFUSED', name: code, subjectType: 'Storyboard', subjectId: null,
    changes: [
      { change: 'ADDED', field: 'name', from: '', to: name }, { change: 'ADDED', field: 'code', from: '', to: code },
    ],
    sourceLine: null, choice: 'ACCEPT', reasons: isFree ? [] : [csvRowFailures.CSV_BOARD_CODE_USED({ code })],
    isDoubtful: false, needs: [],
  }
}

/** The plan with the board that it makes, if it makes one: every other item needs that. */
export async function withNewBoard(tx: Transaction, target: ImportTarget, plan: ImportPlan): Promise<ImportPlan> {
  const { project, newBoard } = target
  if (!newBoard) return plan
  const { id, name, code } = newBoard
  return {
    ...plan,
    items: [
      await boardItem(tx, project.id, newBoard),
      ...plan.items.map((item) => ({ ...item, needs: [BOARD_KEY, ...item.needs] })),
    ],
    boardsOf: (accepts) => plan.boardsOf(accepts).filter((boardId) => boardId !== id),
    async apply(change, viewer, accepts) {
      await addStoryboard(change.tx, project.id, { id, name, description: '', code, codeBase: code })
      change.record('storyboard.created', { type: 'Storyboard', id }, { name, code })
      const made = { key: BOARD_KEY, subjectType: 'Storyboard', subjectId: id, before: CREATED } as const
      return [made, ...(await plan.apply(change, viewer, accepts))]
    },
  }
}
