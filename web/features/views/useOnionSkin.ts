import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Underlay } from '../../canvas/enginePictures.ts'
import type { useOnionSkin_shot$data, useOnionSkin_shot$key } from '../../__generated__/useOnionSkin_shot.graphql.ts'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'

const FIRST_STRENGTH = 0.28
/** Frames before the drawing are blue, those after it red. */
const BEFORE_COLOR = '#2563eb'
const AFTER_COLOR = '#dc2626'
/** Of a frame to the next one that is farther away. */
const FADING = 0.65

/** The onion skin as it is set in this browser. */
export interface OnionSkin {
  readonly isOn: boolean
  /** Whether any frame around has a picture. */
  readonly hasPictures: boolean
  /** How many frames before and after shine through, 0–3. */
  readonly before: number
  readonly after: number
  /** The opacity of the nearest frame, 0–1. */
  readonly strength: number
  readonly underlays: readonly Underlay[]
  readonly toggle: () => void
}

type OnionView = useOnionSkin_shot$data[number]['views'][number]

type OnionSkinOptions = {
  /** The shot, the shots before it and those after it; the nearest first. */
  shotRef: useOnionSkin_shot$key[number]
  previousRefs: useOnionSkin_shot$key
  nextRefs: useOnionSkin_shot$key
  /** The view drawn in. */
  viewId: string | null
}

const fragment = graphql`
  fragment useOnionSkin_shot on Shot @relay(plural: true) {
    views {
      id
      revision
      thumbnailUrl(width: 840)
      image {
        id
      }
    }
  }
`

/** Addresses of the pictures of frames that have one. */
const picturesOf = (views: readonly OnionView[]): string[] =>
  views.flatMap(({ revision, image, thumbnailUrl }) => (revision > 0 || image ? [thumbnailUrl] : []))

/** The painted pictures of the frames before and after that shine through under a drawing. */
export function useOnionSkin({ shotRef, previousRefs, nextRefs, viewId }: OnionSkinOptions): OnionSkin {
  const [shot] = useFragment(fragment, [shotRef])
  const previous = useFragment(fragment, previousRefs)
  const next = useFragment(fragment, nextRefs)
  const isOn = useSetting('onionSkin') === 'on'
  const before = useSetting('onionBefore') ?? 1
  const after = useSetting('onionAfter') ?? 0
  const strength = useSetting('onionStrength') ?? FIRST_STRENGTH
  const { earlier, later } = useMemo(() => {
    const views = shot?.views ?? []
    const at = views.findIndex(({ id }) => id === viewId)
    return {
      earlier: picturesOf([
        ...views.slice(0, Math.max(0, at)).reverse(), ...previous.flatMap((each) => each.views.toReversed()),
      ]),
      later: picturesOf([...views.slice(at + 1), ...next.flatMap((each) => each.views)]),
    }
  }, [shot, previous, next, viewId])
  const underlays = useMemo(() => {
    const fading = (color: string) => (address: string, index: number): Underlay =>
      ({ address, color, opacity: strength * FADING ** index })
    return isOn
      ? [...earlier.slice(0, before).map(fading(BEFORE_COLOR)), ...later.slice(0, after).map(fading(AFTER_COLOR))]
      : []
  }, [isOn, earlier, later, before, after, strength])
  const hasPictures = earlier.length + later.length > 0
  const toggle = () => rememberSetting('onionSkin', isOn ? 'off' : 'on')
  return { isOn, hasPictures, before, after, strength, underlays, toggle }
}
