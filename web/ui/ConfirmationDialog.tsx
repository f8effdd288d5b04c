import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { commonMessages } from '../messages/common.ts'
import { Dialog } from './Dialog.tsx'
import type { SurfaceTheme } from './surfaceTheme.ts'

/** How serious the question is. */
export type ConfirmationVariant = 'danger' | 'warning' | 'info'

type ConfirmationDialogProps = {
  isOpen: boolean
  title: string
  message: ReactNode
  onConfirm: () => void
  onCancel: () => void
  confirmText?: string
  cancelText?: string
  variant?: ConfirmationVariant
  /** While true the dialog stays, the buttons rest and the confirming one shows progress. */
  isLoading?: boolean
  /** Keeps the confirming button at rest, for example until a name was typed. */
  isConfirmDisabled?: boolean
  theme?: SurfaceTheme
  returnFocus?: RefObject<HTMLElement | null>
  /** What else has to be known or filled in before confirming. */
  children?: ReactNode
}

const ICONS = { danger: TriangleAlert, warning: CircleAlert, info: Info }
const PALETTES = { danger: 'danger', warning: 'warning', info: 'accent' }
const ICON_COLORS = { danger: 'fg.error', warning: 'fg.warning', info: 'fg.info' }

/** Asks before something that cannot be taken back lightly; Cancel has the focus unless it only informs. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { isOpen, title, message, onConfirm, onCancel, variant = 'info', isLoading = false, theme, children } = props
  const { confirmText = commonMessages.confirm, cancelText = commonMessages.cancel, isConfirmDisabled } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[variant]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      theme={theme}
      isClosable={!isLoading}
      initialFocus={children ? undefined : variant === 'info' ? confirmButton : cancelButton}
      returnFocus={props.returnFocus}
      title={
        <HStack gap="2.5">
          <Box as="span" color={ICON_COLORS[variant]} flexShrink="0">
            <Icon size={20} aria-hidden />
          </Box>
          {title}
        </HStack>
      }
      footer={
        <>
          <Button ref={cancelButton} onClick={onCancel} disabled={isLoading}>{cancelText}</Button>
          <Button
            ref={confirmButton} variant="solid" colorPalette={PALETTES[variant]} onClick={onConfirm}
            loading={isLoading} loadingText={confirmText} disabled={isConfirmDisabled}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <Text color="fg.soft" maxWidth="68ch">{message}</Text>
      {children ? <Box mt="4">{children}</Box> : null}
    </Dialog>
  )
}
