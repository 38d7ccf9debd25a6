import type { ReactNode } from 'react'
import css from './Card.module.css'

/** The heading of a part without a frame. */
export const PartHeading = ({ children }: { readonly children: ReactNode }) => <h2 className={css['heading']}>{children}</h2>

/** A part of a page with its heading. */
export const Card = ({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) => (
  <section className={css['card']}>
    <PartHeading>{heading}</PartHeading>
    {children}
  </section>
)

type Fact = { readonly term: ReactNode; readonly value: ReactNode }

/** Terms with their values, below each other on a narrow page; an absent fact is left out. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | false | undefined)[] }) => (
  <dl className={css['facts']}>
    {facts.filter((fact) => fact !== undefined && fact !== false).map(({ term, value }, index) => (
      <div key={index} className={css['fact']}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The actions first, also for screen readers; on a wide page they are beside the content. */
export const Columns = ({ actions, children, more }: {
  readonly actions: ReactNode
  readonly children: ReactNode
  readonly more?: ReactNode
}) => (
  <div className={css['columns']}>
    <div className={css['side']}>{actions}</div>
    <div className={css['whole']}>{children}</div>
    {more !== undefined && <div className={css['side']}>{more}</div>}
  </div>
)

/** Entries below each other. */
export const Entries = ({ children, isOrdered = false }: { readonly children: ReactNode; readonly isOrdered?: boolean }) =>
  (isOrdered ? <ol className={css['entries']}>{children}</ol> : <ul className={css['entries']}>{children}</ul>)

/** Content that is collapsed until it is opened. */
export const Folded = ({ summary, isOpen, children }: {
  readonly summary: ReactNode
  readonly isOpen: boolean
  readonly children: ReactNode
}) => (
  <details open={isOpen}>
    <summary className={css['summary']}>{summary}</summary>
    {children}
  </details>
)
