import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Layout.module.css'

export type Gap = 'none' | 'tiny' | 'small' | 'medium' | 'large' | 'huge'
type Spaced = { readonly gap?: Gap | undefined; readonly children: ReactNode; readonly as?: 'div' | 'ul' | 'ol' | 'section' | undefined }

/** Children below each other. */
export const Stack = ({ gap = 'medium', as: Element = 'div', children }: Spaced) => (
  <Element className={classNames(css['stack'], css[gap])}>{children}</Element>
)

/** Children side by side, wrapping. */
export const Cluster = ({ gap = 'small', as: Element = 'div', align = 'start', children }: Spaced & {
  readonly align?: 'start' | 'between' | 'end' | undefined
}) => <Element className={classNames(css['cluster'], css[gap], css[align])}>{children}</Element>

export type Columns = 'products' | 'home' | 'halves' | 'thirds'

/** Columns by the width of the window: `products` 1, 2 from 350, 3 from 480; `home` also 4 from 1024 (Account §9). */
export const Grid = ({ gap = 'medium', as: Element = 'div', columns, children }: Spaced & { readonly columns: Columns }) => (
  <Element className={classNames(css['grid'], css[gap], css[columns])}>{children}</Element>
)

/** The width of a page with its gutters. */
export const Page = ({ children, width = 'full' }: { readonly children: ReactNode; readonly width?: 'full' | 'narrow' | undefined }) => (
  <div className={classNames(css['page'], width === 'narrow' && css['narrow'])}>{children}</div>
)
