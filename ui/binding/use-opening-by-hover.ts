import { useEffect } from 'react'

/** A mouse that only passes opens nothing, and one that leaves for a moment closes nothing. Milliseconds. */
const PAUSE = 180
const GRACE = 320

/**
 * Menus that fold out by a press also do under a mouse that rests on them, and stay while it is on what folded out. One that was
 * pressed stays until it is pressed again; touch and keyboard are left as they are.
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
      waiting = setTimeout(settle, under === undefined ? GRACE : PAUSE)
    }
    const leave = (): void => { move(new PointerEvent('pointerover', { pointerType: 'mouse' })) }
    // It stands open already: the press that would have opened it does not close it.
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
