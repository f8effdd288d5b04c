import { Center, HStack } from '@chakra-ui/react'
import { Ellipsis, GripVertical, Pencil } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TaskSlot_task$key } from '../../__generated__/TaskSlot_task.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { CardButton } from './CardButton.tsx'
import { TaskCard } from './TaskCard.tsx'
import type { BoardActions } from './boardActions.ts'

/** A task as a card shows it. */
export type TaskRef = TaskSlot_task$key

const words = taskMessages
const CONTROLS = 'button, a, input'

function useTask(taskRef: TaskSlot_task$key) {
  return useFragment(
    graphql`
      fragment TaskSlot_task on Task {
        title
        ...TaskCard_task
      }
    `,
    taskRef,
  )
}

type TaskSlotProps = {
  taskId: string
  taskRef: TaskSlot_task$key
  canEdit: boolean
  /**
   * How the card takes part in a drag: its own place waits for it ('home'), it is carried there by keys ('moved'), or
   * it is over another column and stays on the page unseen, so that the finger that holds it is still heard ('away').
   */
  part: 'none' | 'home' | 'moved' | 'away'
  actions: BoardActions
}

const SLOT_STYLE: CSSProperties = {
  position: 'relative', width: '100%', userSelect: 'none', borderRadius: '8px', touchAction: 'manipulation',
  WebkitTouchCallout: 'none', cursor: 'pointer',
}
const MOVABLE_STYLE: CSSProperties = { ...SLOT_STYLE, cursor: 'grab' }

/**
 * A card in its column, which can be dragged: by the card with a pointer, by its handle with keys. The board hears that
 * (`cardPress.ts`); a card knows nothing of it but its part.
 */
export const TaskSlot = memo(function TaskSlot({ taskId, taskRef, canEdit, part, actions }: TaskSlotProps) {
  const task = useTask(taskRef)
  const { title } = task
  const buttons = useMemo(
    () => (
      <HStack
        data-buttons gap="0" position="absolute" top="1.5" insetEnd="1.5" p="0.5" borderRadius="control"
        bg="bg.control" borderWidth="1px" opacity="0" transition="opacity 120ms" _groupHover={{ opacity: 1 }}
        _groupFocusWithin={{ opacity: 1 }}
        css={{ '@media (pointer: coarse)': { opacity: 1, padding: 0 } }}
      >
        {canEdit ? (
          <CardButton
            label={words.drag(title)} icon={GripVertical} cursor="grab" isForKeys data-handle
            aria-describedby={actions.instructionsId} aria-roledescription={words.dragRole}
          />
        ) : null}
        <CardButton label={words.editTask(title)} icon={Pencil} onClick={() => actions.open(taskId)} />
        {canEdit ? (
          <CardButton
            label={words.menu(title)} icon={Ellipsis} aria-haspopup="menu"
            onClick={(event) => actions.openMenu(taskId, event.currentTarget)}
          />
        ) : null}
      </HStack>
    ),
    [actions, canEdit, taskId, title],
  )
  const isHome = part === 'home'
  return (
    <article
      aria-label={title} data-task={taskId} className="group"
      style={canEdit ? MOVABLE_STYLE : SLOT_STYLE}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest(CONTROLS)) actions.open(taskId)
      }}
    >
      <div style={isHome ? { visibility: 'hidden' } : undefined}>
        <TaskCard taskRef={task} look={part === 'moved' ? 'moved' : 'resting'} buttons={buttons} />
      </div>
      {isHome ? <DropPlace /> : null}
    </article>
  )
})

/** The held card as it looks where keys carry it: without anything to press. */
export function CarriedCard({ taskRef }: { taskRef: TaskSlot_task$key }) {
  return <TaskCard taskRef={useTask(taskRef)} look="moved" />
}

/** Where the held card would land, filling its parent. */
export function DropPlace() {
  return (
    <Center
      position="absolute" inset="0" borderWidth="1px" borderStyle="dashed" borderColor="accent.solid"
      borderRadius="8px" bg="accent.subtle" color="accent.fg" textStyle="sm" fontWeight="medium"
    >
      {words.dropHere}
    </Center>
  )
}
