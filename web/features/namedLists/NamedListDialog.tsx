import { Button, Text } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldSkeletons } from '../../ui/Skeletons.tsx'

/** How a dialog of a list is opened and closed. */
export type ListDialogProps = {
  isOpen: boolean
  projectId: string
  returnFocus: HTMLElement | null
  onClosed: () => void
}

type NamedListDialogProps = Omit<ListDialogProps, 'projectId'> & {
  words: { readonly title: string; readonly line: string; readonly loadFailed: string }
  /** Rows that are shown while the list loads. */
  skeletons: number
  children: (attempt: number) => ReactNode
}

/** A list of a project that is edited in a dialog. */
export function NamedListDialog(props: NamedListDialogProps) {
  const { isOpen, returnFocus, onClosed, words, skeletons, children } = props
  const back = useRef<HTMLElement>(null)
  useEffect(() => {
    if (returnFocus) back.current = returnFocus
  }, [returnFocus])
  return (
    <Dialog
      isOpen={isOpen} onClose={onClosed} title={words.title} width="28rem" isLong returnFocus={back}
      footer={<Button onClick={onClosed}>{commonMessages.close}</Button>}
    >
      <Text textStyle="sm" color="fg.muted" mb="3">{words.line}</Text>
      <PartBoundary failedTitle={words.loadFailed} fallback={<FieldSkeletons count={skeletons} />}>
        {children}
      </PartBoundary>
    </Dialog>
  )
}
