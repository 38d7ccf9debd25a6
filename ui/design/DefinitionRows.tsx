import type { ReactNode } from 'react'
import css from './DefinitionRows.module.css'

export type DefinitionRow = { readonly term: ReactNode; readonly value: ReactNode; readonly isStrong?: boolean }

/** Terms at the left, values at the right: facts about a product, rows of a total. */
type DefinitionRowsProps = { readonly rows: readonly DefinitionRow[]; readonly look?: 'lined' | 'plain' }

export const DefinitionRows = ({ rows, look = 'lined' }: DefinitionRowsProps) => (
  <dl className={`${css['rows']} ${css[look]}`}>
    {rows.map((row, index) => (
      <div key={index} className={row.isStrong === true ? css['strong'] : css['row']}>
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
      </div>
    ))}
  </dl>
)
