import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Makes the next search of the address from the last one that was asked for. */
export type ChangeAddress = (change: (current: URLSearchParams) => URLSearchParams) => void

/**
 * What the address says behind the question mark, and how it is changed, without an entry in the history. A change that
 * follows another before the page came keeps both.
 */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [address, setAddress] = useSearchParams()
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const changeAddress = useCallback<ChangeAddress>(
    (change) => {
      latest.current = change(latest.current)
      setAddress(latest.current, { replace: true, preventScrollReset: true })
    },
    [setAddress],
  )
  return [address, changeAddress]
}
