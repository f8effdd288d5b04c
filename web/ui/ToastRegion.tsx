import { Box, Portal, Stack, Toast, Toaster, createToaster } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { commonMessages } from '../messages/common.ts'
import { ABOVE_BARS_AND_TRAY } from './aboveBars.ts'
import { useToastFocus } from './toastFocus.ts'
import { askedToasts, type ToastContent, type ToastKind } from './toaster.tsx'

/** How long a toast stays, unless the pointer or the focus is on it. */
export const TOAST_DURATION_MS = 5_000

const MOST_TOASTS = 4

/** The toasts on the screen; to show one, call `showToast`. */
export const toaster = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  max: MOST_TOASTS,
  duration: TOAST_DURATION_MS,
  gap: 8,
})

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
const ICON_COLORS = { success: 'fg.success', error: 'fg.error', warning: 'fg.warning', info: 'fg.info' }

function toastKind(type: string | undefined): ToastKind {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info'
}

function show({ type, title, description, action }: ToastContent): void {
  for (const shown of toaster.getVisibleToasts()) {
    if (shown.title === title && shown.description === description && !shown.action) toaster.dismiss(shown.id)
  }
  toaster.create({ type, title, description, action, closable: true })
}

/** Shows what was asked for until now. */
function showAsked(): void {
  const toasts = askedToasts.get()
  if (toasts.length === 0) return
  askedToasts.set([])
  toasts.forEach(show)
}

/** The toasts and where they stand. `isOpen` says that one waits to be shown. */
export function ToastRegion(_props: { isOpen: boolean }) {
  const focusHandlers = useToastFocus(toaster)
  useEffect(() => {
    showAsked()
    return askedToasts.subscribe(showAsked)
  }, [])
  return (
    <Portal>
      <Toaster
        toaster={toaster} aria-label={commonMessages.toasts} insetInline={{ mdDown: '4' }} css={ABOVE_BARS_AND_TRAY}
        {...focusHandlers}
      >
        {(toast) => {
          const kind = toastKind(toast.type)
          const Icon = ICONS[kind]
          return (
            <Toast.Root
              // A failure interrupts what is read; anything else waits for a pause.
              role={kind === 'error' ? 'alert' : 'status'}
              width={{ md: '92' }} minWidth={{ md: '20rem' }} maxWidth={{ md: '26rem' }}
            >
              <Box color={ICON_COLORS[kind]} pt="0.5" flexShrink="0">
                <Icon size={16} aria-hidden />
              </Box>
              <Stack gap="0.5" flex="1" minWidth="0">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
              </Stack>
              {toast.action ? <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger> : null}
              <Toast.CloseTrigger aria-label={commonMessages.dismiss}>
                <X size={14} aria-hidden />
              </Toast.CloseTrigger>
            </Toast.Root>
          )
        }}
      </Toaster>
    </Portal>
  )
}
