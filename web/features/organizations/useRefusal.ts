import { useState } from 'react'

/** Why a dialog's last attempt was refused; forgotten when it opens again. */
export function useRefusal(isOpen: boolean): [refusal: string | null, setRefusal: (refusal: string | null) => void] {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setRefusal(null)
  }
  return [refusal, setRefusal]
}
