import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Whether a word of the address has a dialog of the page open, and how to open and close it, outside the history. */
export function useOpening(word: string): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [address, setAddress] = useSearchParams()
  const setIsOpen = useCallback(
    (isOpen: boolean) => setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (isOpen) next.set(word, '')
        else next.delete(word)
        return next
      },
      { replace: true, preventScrollReset: true },
    ),
    [setAddress, word],
  )
  return [address.has(word), setIsOpen]
}
