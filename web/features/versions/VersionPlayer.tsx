// How a version is played: the deck and the lanes take it as it is.
/* eslint-disable relay/unused-fields */
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VersionPlayer_version$key } from '../../__generated__/VersionPlayer_version.graphql.ts'
import { versionPath } from '../../lib/boardPath.ts'
import { longDate } from '../../lib/dates.ts'
import { versionMessages } from '../../messages/versions.ts'
import { Playing } from '../preview/Playing.tsx'
import { usePreviewSettings } from '../preview/previewSettings.ts'
import { useDeck } from '../preview/useDeck.ts'
import { useVersionShots } from './useVersionShots.ts'

const words = versionMessages
const NOTHING = (): void => undefined

type VersionPlayerProps = {
  versionRef: VersionPlayer_version$key
  project: { readonly id: string; readonly name: string }
}

/** A version that is played, with the pictures, lengths and sounds it had; nothing of it can be changed. */
export function VersionPlayer({ versionRef, project }: VersionPlayerProps) {
  const version = useFragment(
    graphql`
      fragment VersionPlayer_version on StoryboardVersion {
        id
        number
        createdAt
        frameRate {
          numerator
          denominator
        }
        soundtrack {
          name
          url
          duration
          offset
          volume
        }
        ...useVersionShots_version
      }
    `,
    versionRef,
  )
  const { id, number, createdAt, frameRate, soundtrack } = version
  const { shots } = useVersionShots(version)
  const [settings] = usePreviewSettings()
  const [stageWidth, setStageWidth] = useState(0)
  const [rate] = useState(frameRate)
  const [heard] = useState(() => (soundtrack ? { ...soundtrack, id } : null))
  const { deck, timeline } = useDeck({ shots, rate, settings, soundtrack: heard, tried: null, stageWidth })
  if (!deck) return null
  return (
    <Playing
      deck={deck} timeline={timeline} shots={shots} rate={rate} soundtrack={heard} reason={words.readOnly}
      thing={{
        name: project.name, title: words.titled(number, longDate(createdAt)), backLabel: words.back(number),
        backTo: () => versionPath(project.id, id),
      }}
      onStageWidthChanged={setStageWidth} onLengthTried={NOTHING} onLengthChanged={NOTHING} onOffsetChanged={NOTHING}
      onUndo={NOTHING}
    />
  )
}
