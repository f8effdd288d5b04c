import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FrameRate } from '../../lib/frameRates.ts'
import type { useFrameRate_project$key } from '../../__generated__/useFrameRate_project.graphql.ts'

/** The rate of a project's frames; the same object while it is the same rate. */
export function useFrameRate(projectRef: useFrameRate_project$key): FrameRate {
  const { frameRate } = useFragment(
    graphql`
      fragment useFrameRate_project on Project {
        frameRate {
          numerator
          denominator
        }
      }
    `,
    projectRef,
  )
  const { numerator, denominator } = frameRate
  return useMemo(() => ({ numerator, denominator }), [denominator, numerator])
}
