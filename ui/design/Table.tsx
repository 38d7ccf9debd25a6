/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls sideways must be reachable by keyboard */
import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './Table.module.css'

export type TableProps = {
  readonly caption: ReactNode
  readonly columns: readonly ReactNode[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** The first cell of a row names it. Scrolls by itself when it is wider than its place. */
export const Table = ({ caption, columns, rows }: TableProps) => {
  const captionId = useId()
  return (
    <div className={css['frame']} tabIndex={0} role="group" aria-labelledby={captionId}>
      <table className={css['table']}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>{columns.map((column, index) => <th key={index} scope="col">{column}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (index === 0 ? <th key={index} scope="row">{cell}</th> : <td key={index}>{cell}</td>))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
