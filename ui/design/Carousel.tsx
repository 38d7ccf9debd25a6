import type { ReactNode } from 'react'
import { useCarousel } from '../binding/use-carousel.ts'
import { Button } from './Button.tsx'
import css from './Carousel.module.css'

export type CarouselProps = {
  readonly slides: readonly ReactNode[]
  /** One slide at full width; or five side by side, four below 1280 px, three below 1023, two below 768 (Account §9). */
  readonly view: 'one' | 'several'
  /** The accessible name; absent where a heading already says it. */
  readonly name?: string | undefined
  readonly words: { readonly previous: string; readonly next: string; readonly pause: string; readonly resume: string }
}

/** A row of slides, turned by swiping, the arrow keys or two buttons; without script it scrolls. */
export const Carousel = ({ slides, view, name, words }: CarouselProps) => {
  const { list, isPaused, pause, setInteracting, scrollSlides } = useCarousel(slides.length > 1)
  return (
    <div
      className={css['carousel']}
      onPointerEnter={() => { setInteracting(true) }}
      onPointerLeave={() => { setInteracting(false) }}
      onFocus={() => { setInteracting(true) }}
      onBlur={() => { setInteracting(false) }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
      <ul ref={list} className={css['slides']} data-view={view} tabIndex={0} aria-label={name}>
        {slides.map((slide, index) => <li key={index}>{slide}</li>)}
      </ul>
      {slides.length > 1 && (
        <div className={css['controls']}>
          <Button variant="quiet" onClick={() => { scrollSlides(-1) }}>{words.previous}</Button>
          <span className={css['pause']}>
            <Button variant="quiet" onClick={() => { pause(!isPaused) }}>{isPaused ? words.resume : words.pause}</Button>
          </span>
          <Button variant="quiet" onClick={() => { scrollSlides(1) }}>{words.next}</Button>
        </div>
      )}
    </div>
  )
}
