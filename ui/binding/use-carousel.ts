import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds for which a slide stands before the next one comes (Account §9). */
const STANDS = 5000
/** Pixels by which a browser may stop short of an end. */
const NEARLY = 2

const isSeen = (list: Element): boolean => {
  const { top, bottom } = list.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < innerHeight
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** From the last slide back to the first, and the other way round. */
const turn = (list: HTMLElement, by: 1 | -1): void => {
  const [first, second] = [...list.children].filter((one) => one instanceof HTMLElement)
  const step = first === undefined || second === undefined ? list.clientWidth : second.offsetLeft - first.offsetLeft
  const end = list.scrollWidth - list.clientWidth
  const isAtTheEdge = by === 1 ? list.scrollLeft >= end - NEARLY : list.scrollLeft <= NEARLY
  const left = isAtTheEdge ? (by === 1 ? 0 : end) : list.scrollLeft + by * step
  list.scrollTo({ left, behavior: isStill() ? 'instant' : 'smooth' })
}

export type TurningCarousel = {
  readonly list: RefObject<HTMLUListElement | null>
  readonly isPaused: boolean
  readonly pause: (isPaused: boolean) => void
  /** Somebody reads, or stands in it with the keyboard. */
  readonly hold: (isHeld: boolean) => void
  /** By hand; from then on it stands. */
  readonly turnBy: (by: 1 | -1) => void
}

/** A row of slides that turns by itself while it is seen and nobody holds it; never for whoever wants nothing to move. */
export const useCarousel = (isTurning: boolean): TurningCarousel => {
  const list = useRef<HTMLUListElement>(null)
  const isHeld = useRef(false)
  const [isPaused, pause] = useState(false)
  useEffect(() => {
    if (!isTurning || isPaused) return undefined
    const timer = setInterval(() => {
      const at = list.current
      if (at !== null && !isHeld.current && !isStill() && isSeen(at)) turn(at, 1)
    }, STANDS)
    return () => { clearInterval(timer) }
  }, [isTurning, isPaused])
  const hold = useCallback((is: boolean) => { isHeld.current = is }, [])
  const turnBy = useCallback((by: 1 | -1) => {
    pause(true)
    if (list.current !== null) turn(list.current, by)
  }, [])
  return { list, isPaused, pause, hold, turnBy }
}
