import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds each slide is shown (Account §9). */
const SLIDE_MS = 5000
/** Tolerance in pixels at either end: browsers may stop short of it. */
const TOLERANCE = 2

const isVisible = (list: Element): boolean => {
  const { top, bottom } = list.getBoundingClientRect()
  return !document.hidden && bottom > 0 && top < innerHeight
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Wraps around at both ends. */
const scrollBySlide = (list: HTMLElement, by: 1 | -1): void => {
  const [first, second] = [...list.children].filter((child) => child instanceof HTMLElement)
  const step = first === undefined || second === undefined ? list.clientWidth : second.offsetLeft - first.offsetLeft
  const end = list.scrollWidth - list.clientWidth
  const isAtTheEdge = by === 1 ? list.scrollLeft >= end - TOLERANCE : list.scrollLeft <= TOLERANCE
  const left = isAtTheEdge ? (by === 1 ? 0 : end) : list.scrollLeft + by * step
  list.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

export type TurningCarousel = {
  readonly list: RefObject<HTMLUListElement | null>
  readonly isPaused: boolean
  readonly pause: (isPaused: boolean) => void
  /** Paused while the mouse or the focus is in it. */
  readonly setInteracting: (isInteracting: boolean) => void
  /** Moved by the visitor, which stops the automatic movement. */
  readonly scrollSlides: (by: 1 | -1) => void
}

/** A row of slides that advances automatically while it is visible and not paused; never with reduced motion. */
export const useCarousel = (isTurning: boolean): TurningCarousel => {
  const list = useRef<HTMLUListElement>(null)
  const isInteracting = useRef(false)
  const [isPaused, pause] = useState(false)
  useEffect(() => {
    if (!isTurning || isPaused) return undefined
    const timer = setInterval(() => {
      const at = list.current
      if (at !== null && !isInteracting.current && !prefersReducedMotion() && isVisible(at)) scrollBySlide(at, 1)
    }, SLIDE_MS)
    return () => { clearInterval(timer) }
  }, [isTurning, isPaused])
  const setInteracting = useCallback((is: boolean) => { isInteracting.current = is }, [])
  const scrollSlides = useCallback((by: 1 | -1) => {
    pause(true)
    if (list.current !== null) scrollBySlide(list.current, by)
  }, [])
  return { list, isPaused, pause, setInteracting: setInteracting, scrollSlides: scrollSlides }
}
