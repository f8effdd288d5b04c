import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { bringFrame } from './bringFrame.ts'
import { useReload } from '../../relay/reloading.ts'

/** Brings the frame kept in this browser over when it appears; shows nothing itself. */
export function FrameCarrier() {
  const environment = useRelayEnvironment()
  const { reload } = useReload()
  const navigate = useNavigate()
  const start = useEffectEvent(() =>
    bringFrame({
      environment, open: (path) => void navigate(path), refresh: () => void reload(),
    }))
  useEffect(() => start(), [])
  return null
}
