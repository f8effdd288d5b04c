import { useInsertionEffect, useRef, type RefObject } from 'react'

/** A ref to the value of the latest render, for callbacks that stay the same. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
