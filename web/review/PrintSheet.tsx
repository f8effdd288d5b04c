import { useEffect, useRef } from 'react'
import { timecode, type Timeline } from '../playback/timeline.ts'
import type { Review, ReviewShot } from './reviewApi.ts'
import { nameOf } from './Transport.tsx'
import { words } from './words.ts'

type PrintSheetProps = {
  review: Review
  shots: readonly ReviewShot[]
  timeline: Timeline
  shownVersion: number
  /** The dialog of the browser is closed. */
  onDone: () => void
}

/** All that a link shows, for paper or a PDF alone. The dialog of the browser opens once the pictures are there. */
export function PrintSheet({ review, shots, timeline, shownVersion, onDone }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    let isOver = false
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])]
    // A picture that is missing is no reason to print nothing.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isOver) return
      window.print()
      done.current()
    })
    return () => {
      isOver = true
    }
  }, [])
  const { frameRate, title, sharedBy } = review
  return (
    <section className="sheet" ref={sheet} aria-hidden>
      <header>
        <h1>{title}</h1>
        <p>{words.sharedBy(sharedBy)}</p>
        <p className="facts">{words.facts(shots.length, timecode(timeline.frames, frameRate), shownVersion)}</p>
      </header>
      <ol>
        {shots.map((shot, index) => (
          <li key={shot.shotId}>
            {shot.views.map(({ viewId, pictureUrl }) => <img key={viewId} src={pictureUrl} alt="" />)}
            <h2>{nameOf(shot)} <small>{timecode(timeline.starts[index] ?? 0, frameRate)}</small></h2>
            {shot.description ? <p>{shot.description}</p> : null}
            {shot.dialogue ? <blockquote>{shot.dialogue}</blockquote> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
