import { useCallback, useEffect, useRef, useState } from 'react'
import {
  followReview, type Opening, openReview, readShots, reasonOf, type Review, type ReviewAnswer, type ReviewShot,
  type ReviewThread,
} from './reviewApi.ts'

/** What the page shows. */
export type Stage =
  | { readonly name: 'opening' }
  /** Asks for what `needs` says; `problem` is the reason for which the last try was refused. */
  | { readonly name: 'asking'; readonly needs: 'name' | 'password'; readonly problem: string | null }
  | { readonly name: 'ended' }
  | { readonly name: 'missing' }
  | { readonly name: 'failed'; readonly reason: string }
  | { readonly name: 'open'; readonly token: string; readonly review: Review }

interface Given {
  name?: string
  password?: string
}

/** After a broken connection it is tried again after so long, longer each time. Milliseconds. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000]

const PATH = /^\/review\/([\w-]+)/

/** The link of the address: its id, and the secret that no server is sent with the address. */
function readAddress(): Pick<Opening, 'reviewLinkId' | 'secret'> | null {
  const reviewLinkId = PATH.exec(window.location.pathname)?.[1]
  const secret = window.location.hash.slice(1)
  return reviewLinkId && secret ? { reviewLinkId, secret } : null
}

const keyOf = (linkId: string) => `framewright.review.${linkId}`

function stageOf(reason: string): Stage {
  switch (reason) {
    case 'REVIEW_NAME_REQUIRED': return { name: 'asking', needs: 'name', problem: null }
    case 'REVIEW_PASSWORD_REQUIRED': return { name: 'asking', needs: 'password', problem: null }
    case 'REVIEW_PASSWORD_WRONG': return { name: 'asking', needs: 'password', problem: reason }
    case 'REVIEW_ENDED': return { name: 'ended' }
    case 'NOT_FOUND': case 'ID_INVALID': case 'ID_OF_OTHER_TYPE': return { name: 'missing' }
    default: return { name: 'failed', reason }
  }
}

/** Opens the link of the address and keeps what it shows up to date. */
export function useReviewSession() {
  const [stage, setStage] = useState<Stage>({ name: 'opening' })
  const [shots, setShots] = useState<readonly ReviewShot[] | null>(null)
  /** The review whose shots are shown: its version stays until the guest asks for the next. */
  const [shown, setShown] = useState<Review | null>(null)
  const [isOffline, setOffline] = useState(!navigator.onLine)
  const given = useRef<Given>({})

  const open = useCallback(async (more: Given = {}) => {
    const address = readAddress()
    if (!address) return setStage({ name: 'missing' })
    given.current = { ...given.current, ...more }
    const known = localStorage.getItem(keyOf(address.reviewLinkId)) ?? undefined
    const asked = { ...address, ...given.current }
    try {
      const opened = await openReview({ ...asked, ...(known && { guestToken: known }) })
      const token = opened.guestToken ?? known ?? ''
      localStorage.setItem(keyOf(address.reviewLinkId), token)
      const { review } = opened
      setShots(review.shots.nodes)
      setShown(review)
      setStage({ name: 'open', token, review })
      await readShots(token, setShots, review)
    } catch (error) {
      const reason = reasonOf(error)
      setStage((before) => {
        const isAsking = before.name === 'asking' && (reason === 'OFFLINE' || /LIMIT/.test(reason))
        return isAsking ? { ...before, problem: reason } : stageOf(reason)
      })
    }
  }, [])

  // The link is opened once, and again when another address was put in.
  useEffect(() => {
    const openAgain = () => void open()
    openAgain()
    window.addEventListener('hashchange', openAgain)
    return () => window.removeEventListener('hashchange', openAgain)
  }, [open])

  useEffect(() => {
    const tell = () => setOffline(!navigator.onLine)
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }, [])

  const token = stage.name === 'open' ? stage.token : null

  // Follows the review as long as it is open.
  useEffect(() => {
    if (token === null) return
    const leaving = new AbortController()
    const follow = async () => {
      for (let attempt = 0; !leaving.signal.aborted; attempt += 1) {
        try {
          await followReview(token, leaving.signal, (review) => {
            attempt = 0
            setOffline(false)
            setStage((before) => (before.name === 'open' ? { ...before, review } : before))
          })
        } catch (error) {
          if (leaving.signal.aborted) return
          const reason = reasonOf(error)
          if (reason.startsWith('REVIEW_')) return setStage(stageOf(reason))
          setOffline(!navigator.onLine)
        }
        const wait = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    void follow()
    return () => leaving.abort()
  }, [token])

  const review = stage.name === 'open' ? stage.review : null

  const showNewest = useCallback(async () => {
    if (token === null || review === null) return
    await readShots(token, (page) => {
      setShots(page)
      setShown(review)
    }).catch((error: unknown) => setStage(stageOf(reasonOf(error))))
  }, [review, token])

  const isOutdated = review !== null && shown !== null && review.versionNumber === shown.versionNumber
    && review.linkVersion !== shown.linkVersion

  // The link shows other shots of the version, or other parts of them. What cannot be read now is tried again with the
  // next news.
  useEffect(() => {
    if (token === null || !isOutdated) return
    let isLeft = false
    let read: readonly ReviewShot[] = []
    readShots(token, (page) => {
      read = page
    }).then(() => {
      if (isLeft) return
      setShots(read)
      setShown(review)
    }, () => undefined)
    return () => {
      isLeft = true
    }
  }, [isOutdated, review, token])

  /** Puts a thread in its place as it is now; null for one that is gone. */
  const takeThread = useCallback((threadId: string, thread: ReviewThread | null) => {
    setStage((before) => {
      if (before.name !== 'open') return before
      const { threads } = before.review
      const isKnown = threads.some((each) => each.threadId === threadId)
      const changed = thread === null
        ? threads.filter((each) => each.threadId !== threadId)
        : isKnown ? threads.map((each) => (each.threadId === threadId ? thread : each)) : [thread, ...threads]
      return { ...before, review: { ...before.review, threads: changed } }
    })
  }, [])

  const takeAnswer = useCallback((answer: ReviewAnswer | null) => {
    setStage((before) => (before.name === 'open' ? { ...before, review: { ...before.review, answer } } : before))
  }, [])

  return { stage, shots, shown, isOffline, open, showNewest, takeThread, takeAnswer }
}
