import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { commonMessages } from '../messages/common.ts'
import { IconButton } from './IconButton.tsx'
import { surfaceThemeProps, type SurfaceTheme } from './surfaceTheme.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Largest width, a size of the theme or a CSS length. */
  width?: string
  /** Confirmations are `alertdialog`: they interrupt and are read at once. */
  role?: 'dialog' | 'alertdialog'
  theme?: SurfaceTheme
  /** False keeps it open on Esc and on a click outside, for example while saving. */
  isClosable?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** Where the focus goes on closing when what opened the dialog is gone, for example a menu item. */
  returnFocus?: RefObject<HTMLElement | null>
  /** Keeps title and buttons on the screen and scrolls what is between them; for long forms. */
  isLong?: boolean
  /** Nothing in it takes the focus: the text does, so that keys scroll it. */
  isText?: boolean
}

/** The base of every modal: Esc closes only the topmost, and the focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, width = '28rem', role = 'dialog', theme } = props
  const { isClosable = true, initialFocus, returnFocus, isLong = false, isText = false } = props
  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      role={role}
      placement="center"
      scrollBehavior={isLong ? 'inside' : 'outside'}
      lazyMount
      unmountOnExit
      closeOnEscape={isClosable}
      closeOnInteractOutside={isClosable && role === 'dialog'}
      // A press outside closes it; the focus that a closed layer gives back to what opened it does not.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      finalFocusEl={returnFocus ? () => returnFocus.current : undefined}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content maxWidth={`min(${width}, calc(100vw - 2rem))`} {...surfaceThemeProps(theme)}>
            <ChakraDialog.Header pe="14">
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body tabIndex={isText ? 0 : undefined} focusVisibleRing="inside">
              {children}
            </ChakraDialog.Body>
            {footer ? (
              <ChakraDialog.Footer {...(isLong ? { borderTopWidth: '1px', pt: '4', pb: '4' } : {})}>
                {footer}
              </ChakraDialog.Footer>
            ) : null}
            {isClosable ? (
              <IconButton
                label={commonMessages.close} icon={<X aria-hidden />} onClick={onClose}
                position="absolute" top="3" insetEnd="3"
              />
            ) : null}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
