import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { bringFrame } from './bringFrame.ts'

/** Brings the frame kept in this browser over when it appears; shows nothing itself. */
export function FrameCarrier() {
  const environment = useRelayEnvironment()
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const start = useEffectEvent(() =>
    bringFrame({
      environment, open: (path) => void navigate(path), refresh: () => void revalidator.revalidate(),
    }))
  useEffect(() => start(), [])
  return null
}
