import { createElement, Suspense, use, useId, useState, type ComponentType, type ReactNode } from 'react'
import { ForEverybody } from './ForEverybody.tsx'
import { HydrationContext } from './hydration.ts'
import { lazyPart } from './lazy-part.tsx'

const renderNothing = (): ReactNode => null

/** Data that JSON tells apart; neither functions nor elements. */
type Plain<Value> = Value extends string | number | boolean | null | undefined ? Value
  : Value extends (...input: never[]) => unknown ? never : { readonly [name in keyof Value]: Plain<Value[name]> }

type Load<Props> = () => Promise<ComponentType<Props>>

/** While a browser loads an awaited part, the boundary around it waits, not the part alone: a transition keeps what was shown before. */
type Kind = 'alone' | 'shared' | 'awaited'

const partOf = <Props extends object>(load: Load<Props>, kind: Kind): ComponentType<Props> => {
  const Part = lazyPart(load, renderNothing)
  return (props: Props) => {
    const id = useId()
    const { partHtml, sharesParts } = use(HydrationContext)
    // The same object for each render: React would set the HTML of another one.
    const [inner] = useState(() => {
      const html = partHtml(id, kind === 'shared' ? { Part, props } : undefined)
      return html === undefined ? undefined : { __html: html }
    })
    if (inner !== undefined) return <div id={id} data-server-part suppressHydrationWarning dangerouslySetInnerHTML={inner} />
    const part = createElement(Part, props)
    if (kind === 'awaited') return <div id={id} data-server-part>{part}</div>
    return (
      <div id={id} data-server-part>
        <Suspense>{kind === 'shared' && sharesParts && import.meta.env.SSR ? <ForEverybody>{part}</ForEverybody> : part}</Suspense>
      </div>
    )
  }
}

/**
 * A part of a page without handlers, state or effects. The server renders it, and the browser takes its HTML as it is, so that neither
 * its code nor its texts are loaded and nothing of it is hydrated. The browser loads it only if it must render the part itself, for
 * example after a failure of hydration.
 */
export const serverPart = <Props extends object>(load: Load<Props>, kind: 'alone' | 'awaited' = 'alone'): ComponentType<Props> =>
  partOf(load, kind)

/**
 * A server part that depends only on its properties, which are plain data, on the language, the shop and the frame, and may link to its
 * page in other languages. The server renders it once for all pages and visitors.
 */
export const sharedPart = <Props extends object>(
  load: Load<Props> & (Props extends Plain<Props> ? unknown : never),
): ComponentType<Props> => partOf(load, 'shared')
