import { Suspense, lazy, useState } from 'react'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { hasKeptFrame } from './keptFrameFlag.ts'

const FrameCarrier = lazy(async () => ({ default: (await import('./FrameCarrier.tsx')).FrameCarrier }))

/** Loads what carries a frame of the demo over, when one waits in this browser. Stands in what only members see. */
export function KeptFrameGate() {
  const [isNeeded] = useState(hasKeptFrame)
  if (!isNeeded) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}><FrameCarrier /></Suspense>
    </ErrorBoundary>
  )
}
