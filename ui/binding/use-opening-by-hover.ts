import { useEffect } from 'react'

/** Delays in milliseconds, so that a mouse that only passes opens nothing, and one that leaves briefly closes nothing. */
const OPEN_DELAY = 180
const CLOSE_DELAY = 320

/**
 * Opens menus (`details`) under a resting mouse, and closes them when it has left. One that was clicked stays open until it is
 * clicked again; touch and keyboard are not affected.
 */
export const useOpeningByHover = (selector: string): void => {
  useEffect(() => {
    let under: HTMLDetailsElement | undefined
    let byHover: HTMLDetailsElement | undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const detailsAt = (target: EventTarget | null): HTMLDetailsElement | undefined =>
      (target instanceof Element ? target.closest<HTMLDetailsElement>(selector) : null) ?? undefined
    const settle = (): void => {
      if (byHover !== undefined && byHover !== under) byHover.open = false
      if (byHover !== under) byHover = undefined
      if (under === undefined || under.open) return
      under.open = true
      byHover = under
    }
    const move = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || detailsAt(target) === under) return
      under = detailsAt(target)
      clearTimeout(waiting)
      waiting = setTimeout(settle, under === undefined ? CLOSE_DELAY : OPEN_DELAY)
    }
    const leave = (): void => { move(new PointerEvent('pointerover', { pointerType: 'mouse' })) }
    // It is open already: the click that would have opened it does not close it.
    const press = (event: MouseEvent): void => {
      const pressed = event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined
      clearTimeout(waiting)
      if (byHover === undefined || pressed !== byHover) return
      if (byHover.open && event.detail > 0) event.preventDefault()
      byHover = undefined
    }
    document.addEventListener('pointerover', move)
    document.documentElement.addEventListener('pointerleave', leave)
    document.addEventListener('click', press)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('pointerover', move)
      document.documentElement.removeEventListener('pointerleave', leave)
      document.removeEventListener('click', press)
    }
  }, [selector])
}
