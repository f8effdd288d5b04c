import { useEffect } from 'react'
import { isTypingTarget } from '../../canvas/keymap.ts'
import { useLatest } from '../../lib/useLatest.ts'

/**
 * Takes a picture that is pasted while the frame is the one worked on: outside of fields, and in a dialog only when the
 * frame is in it. `isFromFields` takes it in fields as well, unless it comes with a text. Null lets it go by.
 */
export function useImagePaste(
  frame: { readonly current: HTMLElement | null },
  onFile: ((file: File) => void) | null,
  isFromFields = false,
): void {
  const latest = useLatest(onFile)
  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const file = event.clipboardData?.files[0]
      const target = event.target instanceof Element ? event.target : document.body
      if (!file || !latest.current || event.defaultPrevented) return
      const isText = !isFromFields || event.clipboardData.types.includes('text/plain')
      if (isTypingTarget(target) && isText) return
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      if (dialogs.some((dialog) => !dialog.contains(frame.current))) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [frame, isFromFields, latest])
}
