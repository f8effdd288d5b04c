import { Box, Input, Text, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { isBlank } from '../../lib/texts.ts'
import { useDraft } from '../../lib/drafts.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useCreateTask } from './taskChanges.ts'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages
const LONGEST_TITLE = 200

type QuickAddProps = { projectId: string; status: TaskStatusName }

/**
 * Adds tasks by their titles at the end of a column: Enter adds and stays open, Esc closes. A title stays a draft until
 * its task is created.
 */
export const QuickAdd = memo(function QuickAdd({ projectId, status }: QuickAddProps) {
  const [isOpen, setIsOpen] = useState(false)
  const form = `task in ${projectId} ${status}`
  const typed = useDraft(form, { title: '' })
  const sent = useDraft(`${form}, sent`, { title: '' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [createTask, isCreating] = useCreateTask()
  // Of what was sent, only a failure leaves something to show.
  const title = typed.values.title || (isCreating ? '' : sent.values.title)
  const button = useRef<HTMLButtonElement>(null)
  const isAddedNext = useRef(false)
  const label = words.statuses[status]

  function close(): void {
    isAddedNext.current = false
    setIsOpen(false)
    typed.reset()
    sent.reset()
    setRefusal(null)
    requestAnimationFrame(() => button.current?.focus())
  }

  function add(): void {
    // Pressed while the last one is created: its card may be there already.
    isAddedNext.current = isCreating
    if (isCreating) return
    const wanted = title.trim()
    if (isBlank(wanted)) {
      setRefusal(words.titleRequired)
      return
    }
    typed.reset()
    sent.change({ title: wanted })
    setRefusal(null)
    createTask({ projectId, status, title: wanted }).then(
      ({ isHidden }) => {
        sent.reset()
        if (isHidden) showToast({ type: 'info', title: words.createdHidden })
      },
      (error: unknown) => setRefusal(readError(error).message),
    )
  }

  useEffect(() => {
    if (isAddedNext.current && !isCreating) add()
  })

  if (!isOpen) {
    return (
      <chakra.button
        ref={button} type="button" display="flex" alignItems="center" gap="2" mx="2" mb="2" height="8" px="2"
        flexShrink="0" borderRadius="control" color="fg.muted" textStyle="sm" fontWeight="medium" cursor="pointer"
        focusVisibleRing="outside" _hover={{ bg: 'bg.emphasized', color: 'fg' }}
        css={{ '@media (pointer: coarse)': { height: '44px' } }} onClick={() => setIsOpen(true)}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden /> {words.addTask}
      </chakra.button>
    )
  }
  return (
    <Box mx="2" mb="2" flexShrink="0">
      <Input
        size="sm" autoFocus aria-label={words.quickTitle(label)} placeholder={words.quickPlaceholder} value={title}
        maxLength={LONGEST_TITLE} autoComplete="off" aria-invalid={refusal !== null} enterKeyHint="done"
        onChange={(event) => {
          isAddedNext.current = false
          typed.change({ title: event.target.value })
          if (!isCreating) sent.reset()
          setRefusal(null)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') add()
          if (event.key === 'Escape') {
            event.preventDefault()
            close()
          }
        }}
        onBlur={() => {
          if (isBlank(title)) setIsOpen(false)
        }}
      />
      <Text
        role={refusal ? 'alert' : undefined} mt="1" px="0.5" textStyle="xs" color={refusal ? 'fg.error' : 'fg.muted'}
      >
        {refusal ?? words.quickHelp}
      </Text>
    </Box>
  )
})
