import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import type { PackChoice } from './product-page-data.ts'
import type { SentFields } from './sent-fields.ts'
import css from './PacksView.module.css'

export type PacksViewProps = {
  readonly packs: readonly PackChoice[]
  /** The current choices, which the other page begins with. */
  readonly chosen?: SentFields | undefined
}

/** Other packs of the same lens, each with its own page. The current choices are passed on. */
export const PacksView = ({ packs, chosen = {} }: PacksViewProps) => {
  const id = useId()
  const query = new URLSearchParams(chosen).toString()
  if (packs.length < 2) return null
  return (
    <nav className={css['packs']} aria-labelledby={id}>
      <h2 id={id} className={css['name']}><FormattedMessage id="product.packs" /></h2>
      <ul className={css['list']}>
        {packs.map(({ pack, pricePerUnit, to, isThis }) => (
          <li key={to}>
            <Link to={query === '' ? to : `${to}?${query}`} className={css['pack']} aria-current={isThis ? 'page' : undefined}>
              <strong><PackContentView label={pack.label} /></strong>
              {pricePerUnit !== undefined && <span><PricePerUnitView pricePerUnit={pricePerUnit} /></span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
