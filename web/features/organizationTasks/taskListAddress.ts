import {
  lateVariables, taskFilterFromSearch, taskFilterToSearch, taskFilterVariables, type TaskFilter, type TaskFilterValues,
} from '../tasks/taskFilter.ts'
import { TASK_STATUSES } from '../tasks/taskTypes.ts'

/** What a list of tasks across projects is asked for beside its filter. */
export interface TaskListView {
  /** Only the viewer's own; a filter by people takes its place. */
  readonly isMine: boolean
  /** Done tasks are left out unless they are asked for. */
  readonly hasDone: boolean
  readonly groupBy: 'due' | 'project'
  readonly projectId: string | null
}

type ListVariables = { filter: TaskFilter; lateFilter: TaskFilter }

type Asked = { readonly view: TaskListView; readonly filter: TaskFilterValues }

const PROJECT_ID = /^project_[0-9a-z]{26}$/
const KEYS = ['who', 'done', 'by', 'project']
const EVERYONE = 'everyone'
const OPEN_STATUSES = TASK_STATUSES.filter((status) => status !== 'DONE')

/** What the address of the list asks for: `?who=everyone&done&by=project&project=project_…` and a task filter. */
export function readTaskList(address: URLSearchParams): Asked {
  const filter = taskFilterFromSearch(address)
  const hasPeople = filter.isUnassigned || filter.assigneeIds.length > 0
  const projectId = address.get('project') ?? ''
  return {
    filter,
    view: {
      isMine: address.get('who') !== EVERYONE && !hasPeople,
      hasDone: address.has('done'),
      groupBy: address.get('by') === 'project' ? 'project' : 'due',
      projectId: PROJECT_ID.test(projectId) ? projectId : null,
    },
  }
}

/** The address with a change of it; what is usual is left out, and what else it says stays. */
export function writeTaskList(
  address: URLSearchParams,
  change: Partial<TaskListView>,
  filterChange: Partial<TaskFilterValues> = {},
): URLSearchParams {
  const asked = readTaskList(address)
  const { isMine, hasDone, groupBy, projectId } = { ...asked.view, ...change }
  const people = change.isMine === true ? { assigneeIds: [], isUnassigned: false } : {}
  const next = taskFilterToSearch(address, { ...filterChange, ...people })
  for (const key of KEYS) next.delete(key)
  if (!isMine) next.set('who', EVERYONE)
  if (hasDone) next.set('done', '')
  if (groupBy === 'project') next.set('by', 'project')
  if (projectId !== null) next.set('project', projectId)
  return next
}

/** What of it the API is asked; `viewerId` is null when nobody is signed in. */
export function taskListVariables({ view, filter }: Asked, viewerId: string | null): ListVariables {
  const { statuses } = filter
  const asked = {
    ...taskFilterVariables(filter),
    ...(view.isMine && viewerId !== null ? { assigneeIds: [viewerId] } : {}),
    ...(view.projectId === null ? {} : { projectIds: [view.projectId] }),
    ...(view.hasDone || statuses.length > 0 ? {} : { statuses: OPEN_STATUSES }),
  }
  return { filter: asked, lateFilter: lateVariables(asked) }
}
