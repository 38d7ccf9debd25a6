import { createElement, Suspense, use, useId, useState, type ComponentType, type ReactNode } from 'react'
import { HydrationContext } from './hydration.ts'
import { lazyPart } from './lazy-part.tsx'

/** Empty: the page has the HTML of the server, and React leaves it as it is. */
const AS_IT_IS = { __html: '' }

const renderNothing = (): ReactNode => null

/**
 * A part of a page without handlers, state or effects. The server renders it, and the browser takes its HTML as it is, so that neither
 * its code nor its texts are loaded and nothing of it is hydrated. The browser loads it only if it must render the part itself, for
 * example after a failure of hydration.
 */
export const serverPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazyPart(load, renderNothing)
  return (props: Props) => {
    const id = useId()
    const { hasPart } = use(HydrationContext)
    const [isRendered] = useState(() => hasPart(id))
    return isRendered
      ? <div id={id} data-server-part suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
      : <div id={id} data-server-part><Suspense>{createElement(Part, props)}</Suspense></div>
  }
}
