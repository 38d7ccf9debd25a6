import {
  createContext, createElement, lazy, startTransition, use, useEffect, useState,
  type ComponentType, type LazyExoticComponent, type ReactNode,
} from 'react'
import { reloadForMissingCode } from './reload-for-missing-code.ts'

const Retry = createContext<() => void>(() => undefined)

/** Loads a part again that failed to load. */
export const useRetry = (): (() => void) => use(Retry)

/**
 * A part of a page that is loaded when it is first rendered. If its code cannot be loaded, `Missing` is rendered in its place and
 * the page around it stays. Loading is tried again on request, and when the part is next mounted.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: () => ReactNode,
): ComponentType<Props> => {
  const loadLazily = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch {
        hasFailed = true
        void reloadForMissingCode()
        return { default: Fallback }
      }
    })
  // A suspended component loses its state, so the state of loading is here.
  let hasFailed = false
  let latest = loadLazily()
  const renew = (): void => {
    if (!hasFailed) return
    hasFailed = false
    latest = loadLazily()
  }
  const Fallback = (): ReactNode => {
    useEffect(() => renew, [])
    return <Missing />
  }
  return (props: Props) => {
    const [, renderAgain] = useState(0)
    const retry = (): void => {
      renew()
      startTransition(() => { renderAgain((times) => times + 1) })
    }
    return <Retry value={retry}>{createElement(latest, props)}</Retry>
  }
}
