import {
  createContext, createElement, lazy, startTransition, use, useEffect, useState,
  type ComponentType, type LazyExoticComponent, type ReactNode,
} from 'react'
import { reloadForMissingCode } from './reload-for-missing-code.ts'

const Retry = createContext<() => void>(() => undefined)

/** Brings the part once more that did not arrive. */
export const useRetry = (): (() => void) => use(Retry)

/**
 * A part of a page that comes when it is wanted. Where its code does not arrive, `Missing` stands in its place and the page around
 * it stays; it is tried again when somebody asks, and wherever the part is wanted next.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: () => ReactNode,
): ComponentType<Props> => {
  const bring = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch {
        hasFailed = true
        void reloadForMissingCode()
        return { default: InItsPlace }
      }
    })
  // What is drawn while it waits forgets its own state: what was brought is held here.
  let hasFailed = false
  let latest = bring()
  const renew = (): void => {
    if (!hasFailed) return
    hasFailed = false
    latest = bring()
  }
  const InItsPlace = (): ReactNode => {
    useEffect(() => renew, [])
    return <Missing />
  }
  return (props: Props) => {
    const [, redraw] = useState(0)
    const retry = (): void => {
      renew()
      startTransition(() => { redraw((times) => times + 1) })
    }
    return <Retry value={retry}>{createElement(latest, props)}</Retry>
  }
}
