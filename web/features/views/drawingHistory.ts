import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { DrawingSize, Operation } from '../../../drawing/operation.ts'
import type { drawingHistoryQuery, drawingHistoryQuery$data } from
  '../../__generated__/drawingHistoryQuery.graphql.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { commentMessages } from '../../messages/comments.ts'
import { viewMessages } from '../../messages/views.ts'
import { loadViewOperations } from './viewOperations.ts'

const words = viewMessages.history

const query = graphql`
  query drawingHistoryQuery($viewId: ID!, $shotId: ID!) {
    view: node(id: $viewId) {
      ... on View {
        initialWidth
        initialHeight
        image {
          url(width: 1920)
        }
        keptRevisions {
          revision
          storyboardVersion {
            id
            number
            name
          }
        }
        threads(first: 100) {
          nodes {
            number
            seenRevision
          }
        }
      }
    }
    shot: node(id: $shotId) {
      ... on Shot {
        approvals {
          approval {
            decision
            guestName
            approver {
              name
            }
            storyboardVersion {
              id
              number
            }
          }
        }
      }
    }
  }
`

/** A moment in the history of a drawing that has a name. */
export interface HistoryMark {
  /** The revision of the drawing: the number of operations before it. */
  readonly step: number
  readonly kind: 'version' | 'comment' | 'approval'
  readonly label: string
}

/** The versions, comments and decisions that stand in the history of a view, earliest first. */
function marksOf({ view, shot }: drawingHistoryQuery$data): HistoryMark[] {
  const kept = view?.keptRevisions ?? []
  const steps = new Map(kept.map(({ revision, storyboardVersion }) => [storyboardVersion.id, revision]))
  const versions = kept.map(({ revision, storyboardVersion: { number, name } }): HistoryMark =>
    ({ step: revision, kind: 'version', label: words.version(number, name) }))
  const comments = (view?.threads?.nodes ?? []).flatMap(({ number, seenRevision }): HistoryMark[] =>
    seenRevision == null ? [] : [{ step: seenRevision, kind: 'comment', label: commentMessages.thread(number) }])
  const decisions = (shot?.approvals ?? []).flatMap(({ approval }): HistoryMark[] => {
    const { decision, approver, guestName, storyboardVersion: { id, number } } = approval
    const step = steps.get(id)
    const name = approver?.name ?? guestName ?? approvalMessages.somebody
    const said = decision === 'APPROVED' ? approvalMessages.approved : approvalMessages.changesRequested
    return step === undefined ? [] : [{ step, kind: 'approval', label: said(name, number) }]
  })
  return [...versions, ...comments, ...decisions].sort((one, other) => one.step - other.step)
}

/** The step of the nearest mark before a step, or after it; null for none. */
export function nextMark(marks: readonly HistoryMark[], step: number, direction: 1 | -1): number | null {
  const steps = marks.map((mark) => mark.step)
  const beyond = steps.filter((each) => (direction === 1 ? each > step : each < step))
  if (beyond.length === 0) return null
  return direction === 1 ? Math.min(...beyond) : Math.max(...beyond)
}

/** A view and its shot. */
export interface HistoryPlace {
  readonly viewId: string
  readonly shotId: string
}

/** How a drawing came about: its operations, from the space that they begin with. */
export interface LoadedHistory {
  readonly size: DrawingSize
  readonly background: string | null
  readonly operations: readonly Operation[]
  readonly marks: readonly HistoryMark[]
}

/** The history of a drawing; null for a view that is gone. */
export async function loadHistory(environment: IEnvironment, place: HistoryPlace): Promise<LoadedHistory | null> {
  const { viewId, shotId } = place
  const [answer, stored] = await Promise.all([
    fetchQuery<drawingHistoryQuery>(environment, query, { viewId, shotId }, {
      networkCacheConfig: { force: true },
    }).toPromise(),
    loadViewOperations(environment, viewId, 0),
  ])
  const { view } = answer ?? {}
  if (!answer || view?.initialWidth === undefined || view.initialHeight === undefined) return null
  const operations = stored.toSorted((one, other) => one.seq - other.seq).map(({ operation }) => operation)
  return {
    size: { width: view.initialWidth, height: view.initialHeight }, operations, background: view.image?.url ?? null,
    marks: marksOf(answer),
  }
}
